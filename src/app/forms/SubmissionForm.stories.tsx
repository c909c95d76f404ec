import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sees } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { Field } from '#parts/form/Field.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import preview from '#storybook/preview.tsx';
import { SubmissionForm, type SubmissionFormProps } from './SubmissionForm.tsx';

const { purchaser, common, required, problem } = english;
const submit = 'Send';

const meta = preview.meta({
  title: 'Parts/Forms/Submission form',
  component: SubmissionForm,
  args: {
    id: 'form',
    busy: false,
    problems: [],
    fields: ['name'],
    submit,
    onSubmit: fn(),
    onBegun: fn(),
    children: (fieldProps) => (
      <Field label={purchaser.name} value="Ada Okafor" onChange={() => {}} {...fieldProps('name')} />
    ),
  },
});

export const Sendable = meta.story({
  name: 'Sendable: sent with Enter, the button focused',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(purchaser.name), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: submit })).toHaveFocus();
    await userEvent.click(canvas.getByLabelText(purchaser.name));
    await expect(args.onBegun).toHaveBeenCalledOnce();
  },
});

export const Sending = meta.story({
  name: 'Sending: locked and announced, no problems shown, further submits ignored',
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
  name: 'Refused: problems at the field and in the summary, the field focused',
  args: { problems: [{ field: 'name', code: 'required' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(required.name);
    await expect(canvas.getByLabelText(purchaser.name)).toHaveAccessibleDescription(`${common.error} ${required.name}`);
    await expect(canvas.getByLabelText(purchaser.name)).toHaveFocus();
  },
});

export const StoppedAgain = meta.story({
  name: 'Refused again: the summary is inserted again and focus moves, even from the field itself [CHECK-17]',
  args: { problems: [{ field: 'name', code: 'required' }] },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('alert');
    const name = canvas.getByLabelText(purchaser.name);
    const said = [summary.firstElementChild];
    await expect(name).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: submit }));
    said.push(summary.firstElementChild);
    await expect(name).toHaveFocus();
    await userEvent.type(name, '{Enter}');
    said.push(summary.firstElementChild);
    await expect(summary).toHaveFocus();
    await userEvent.type(name, '{Enter}');
    await expect(summary).toHaveFocus();
    await expect(new Set(said)).toHaveProperty('size', 3);
    await expect(said[0]).not.toBeInTheDocument();
  },
});

const Leavable = (props: SubmissionFormProps) => {
  const [place, setPlace] = useState<'shown' | 'hidden' | 'gone'>('shown');
  return (
    <>
      <div hidden={place === 'hidden'}>{place !== 'gone' && <SubmissionForm {...props} />}</div>
      {(['shown', 'hidden', 'gone'] as const).map((each) => (
        <QuietButton key={each} label={each} onClick={() => setPlace(each)} />
      ))}
    </>
  );
};

export const Titled = meta.story({
  name: 'Refused: the page title is prefixed while the problems are visible, even if the host changes it',
  args: { problems: [{ field: 'name', code: 'required' }] },
  render: (args) => <Leavable {...args} />,
  beforeEach: () => {
    const { title } = document;
    document.title = 'Reader $& Co';
    return () => {
      document.title = title;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const put = (place: string) => userEvent.click(canvas.getByRole('button', { name: place }));
    const titled = (words: string) => waitFor(() => expect(document.title).toBe(words));
    await titled(`${common.titlePrefix} Reader $& Co`);
    await put('hidden');
    await titled('Reader $& Co');
    await put('shown');
    await titled(`${common.titlePrefix} Reader $& Co`);
    document.title = `(1) ${document.title}`;
    await put('hidden');
    await titled('(1) Reader $& Co');
    await put('shown');
    await titled(`${common.titlePrefix} (1) Reader $& Co`);
    document.title = 'Elsewhere';
    await put('gone');
    await titled('Elsewhere');
    await put('shown');
    await put('gone');
    await titled('Elsewhere');
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
