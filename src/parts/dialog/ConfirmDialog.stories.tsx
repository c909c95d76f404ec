import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Story } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import preview from '#storybook/preview.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const { areYouSure, ok, cancel, oneMoment } = english.common;
const OPENER = 'Open';
const QUESTION = fill(english.paying.ask, { method: 'Visa ending 4242' });

function Page({ onCancel, ...props }: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => [setOpen(false), onCancel()];
  return (
    <>
      <QuietButton label={OPENER} onClick={() => setOpen(true)} />
      {isOpen && <ConfirmDialog {...props} onCancel={close} />}
    </>
  );
}

const meta = preview.meta({
  title: 'Parts/Dialogs/Confirm dialog',
  component: Page,
  args: { onConfirm: fn(), onCancel: fn() },
});

const open = ({ canvas, userEvent }: Story) => userEvent.click(canvas.getByRole('button', { name: OPENER }));

export const Asking = meta.story({
  name: 'Default text: Ok confirms [SHELL-13]',
  play: async (story) => {
    await open(story);
    await expect(story.canvas.getByRole('dialog', { name: areYouSure })).toBeVisible();
    await story.userEvent.click(story.canvas.getByRole('button', { name: ok }));
    await expect(story.args.onConfirm).toHaveBeenCalledOnce();
    await expect(story.args.onCancel).not.toHaveBeenCalled();
  },
});

export const Cancelled = meta.story({
  name: 'Opened: focus starts on Cancel and returns on close [SHELL-13]',
  args: {
    title: QUESTION,
    children: <p>{english.paying.cardEnds}</p>,
  },
  play: async (story) => {
    await open(story);
    await expect(story.canvas.getByRole('dialog', { name: QUESTION })).toHaveAccessibleDescription(
      english.paying.cardEnds,
    );
    await expect(story.canvas.getByRole('button', { name: cancel })).toHaveFocus();
    await story.userEvent.keyboard('{Enter}');
    await expect(story.args.onCancel).toHaveBeenCalledOnce();
    await expect(story.args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(story.canvas.getByRole('button', { name: OPENER })).toHaveFocus());
  },
});

export const Dismissed = meta.story({
  name: 'Closed by the browser, as with Escape: cancels [SHELL-13]',
  play: async (story) => {
    await open(story);
    story.canvas.getByRole<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() => expect(story.canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(story.args.onCancel).toHaveBeenCalledOnce();
    await expect(story.canvas.getByRole('button', { name: OPENER })).toHaveFocus();
  },
});

export const Acting = meta.story({
  name: 'Busy: stays open, both buttons refuse clicks [SHELL-13]',
  args: { busy: true },
  play: async (story) => {
    await open(story);
    await expect(story.canvas.getByRole('status')).toHaveTextContent(oneMoment);
    await story.userEvent.click(story.canvas.getByRole('button', { name: ok }));
    await expect(story.canvas.getByRole('button', { name: cancel })).toBeDisabled();
    const dialog = story.canvas.getByRole<HTMLDialogElement>('dialog');
    dialog.requestClose();
    await expect(dialog.open).toBe(true);
    dialog.close();
    await waitFor(() => expect(dialog.open).toBe(true));
    await expect(story.args.onConfirm).not.toHaveBeenCalled();
    await expect(story.args.onCancel).not.toHaveBeenCalled();
  },
});
