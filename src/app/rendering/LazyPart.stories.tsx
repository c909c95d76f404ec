import { expect, fn, waitFor } from 'storybook/test';
import { sees } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { LazyPart } from './LazyPart.tsx';

const WORDS = { name: 'A part that came' };
const { loading, failed } = english.swag;
const children = ({ name }: typeof WORDS) => <p>{name}</p>;

const meta = preview.meta({
  title: 'Parts/Notices/Late part',
  component: LazyPart<typeof WORDS>,
  args: { loading, failed, children, load: async () => WORDS },
});
const caught = { react: { rootOptions: { onCaughtError: fn() } } };

export const Waiting = meta.story({
  name: 'Loading: a status in place of the part',
  args: { load: () => Promise.withResolvers<typeof WORDS>().promise },
  play: (story) => sees(story, loading),
});

export const Failed = meta.story({
  name: 'Failed twice: shows the error, retries on click and keeps the focus',
  parameters: caught,
  beforeEach: ({ args }) => {
    args.load = failingTwice();
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const retry = () => canvas.findByRole('button', { name: english.common.tryAgain });
    await sees(story, failed);
    await userEvent.click(await retry());
    await expect(await retry()).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await userEvent.click(await retry());
    await sees(story, WORDS.name);
    await expect(canvas.queryByText(failed)).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText(WORDS.name).parentElement).toHaveFocus());
  },
});

export const Broken = meta.story({
  name: 'Crashed: the rest of the page stays',
  parameters: caught,
  args: {
    load: async () => WORDS,
    children: () => {
      throw new Error('A part breaks.');
    },
  },
  play: (story) => sees(story, failed),
});

function failingTwice(): () => Promise<typeof WORDS> {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= 2) throw new Error('The network is down.');
    return WORDS;
  };
}
