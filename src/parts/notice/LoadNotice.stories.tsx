import { expect, fn } from 'storybook/test';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { LoadNotice } from './LoadNotice.tsx';

const { swag, common } = english;
const meta = preview.meta({
  title: 'Parts/Notices/Load notice',
  component: LoadNotice,
  args: { loading: swag.loading, failed: swag.failed, onRetry: fn() },
});

export const Loading = meta.story({
  args: { state: 'loading' },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(swag.loading),
});

export const Loaded = meta.story({
  args: { state: 'loaded' },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
});

export const Failed = meta.story({
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(swag.failed);
    await userEvent.click(canvas.getByRole('button', { name: common.tryAgain }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
});
