import { expect, fn } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { Field } from '#parts/form/Field.tsx';
import preview from '#storybook/preview.tsx';
import { sees } from '#storybook/steps.ts';
import { SubmissionForm } from './SubmissionForm.tsx';

const { purchaser, common, required, problem } = english;
const submit = 'Send';

const meta = preview.meta({
  component: SubmissionForm,
  args: {
    id: 'form',
    busy: false,
    problems: [],
    fields: ['name'],
    submit,
    onSubmit: fn(),
    onBegun: fn(),
    children: (tie) => <Field label={purchaser.name} value="Ada Okafor" onChange={() => {}} {...tie('name')} />,
  },
});

export const Sendable = meta.story({
  name: 'Sendable: sent by Enter, the button focused',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(purchaser.name), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: submit })).toHaveFocus();
    await userEvent.click(canvas.getByLabelText(purchaser.name));
    await expect(args.onBegun).toHaveBeenCalledOnce();
  },
});

export const Sending = meta.story({
  name: 'Sending: locked and announced, no problem said, and the button refuses',
  args: { busy: true, problems: [{ field: 'name', code: 'required' }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText(purchaser.name)).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent(common.sending);
    await expect(canvas.queryByText(required.name)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Stopped = meta.story({
  name: 'Handed back: at the field and in the summary, and the field is focused',
  args: { problems: [{ field: 'name', code: 'required' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(required.name);
    await expect(canvas.getByLabelText(purchaser.name)).toHaveAccessibleDescription(`${common.error} ${required.name}`);
    await expect(canvas.getByLabelText(purchaser.name)).toHaveFocus();
  },
});

export const Refused = meta.story({
  name: 'Refused as a whole: the summary is focused',
  args: { problems: [{ field: 'coupon', code: 'unexpected' }] },
  play: async (story) => {
    await sees(story, problem.unexpected);
    await expect(story.canvas.getByRole('alert')).toHaveFocus();
  },
});
