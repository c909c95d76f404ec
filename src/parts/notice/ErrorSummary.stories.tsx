import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import { Field } from '#parts/form/Field.tsx';
import preview from '#storybook/preview.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const { common, required, problem, purchaser } = english;
const meta = preview.meta({
  title: 'Parts/Notices/Error summary',
  component: ErrorSummary,
  args: { entries: [{ text: required.name, controlId: 'name' }, { text: problem.unexpected }] },
});

export const Problems = meta.story({
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <Field id="name" label={purchaser.name} value="" error={required.name} onChange={() => undefined} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(common.problemTitle);
    await userEvent.click(canvas.getByRole('link', { name: required.name }));
    await expect(canvas.getByLabelText(purchaser.name)).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: problem.unexpected })).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  args: { entries: [] },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toBeEmptyDOMElement(),
});
