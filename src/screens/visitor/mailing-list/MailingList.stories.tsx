import { expect } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { email } from '#fixtures/stories/entry.ts';
import { refusals } from '#fixtures/stories/refusals.ts';
import { contacting, holds, inputOf, press, type Story, sees, write } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { pages, replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { MailingList, screen } from './MailingList.tsx';

const { mailingList: words, problem, common, required } = english;
const { emailRefused } = replies.joinMailingList;

const meta = preview.meta({
  title: 'Every page/Mailing list',
  component: MailingList,
  args: { query: new URLSearchParams() },
});

export const Empty = meta.story({
  name: 'Empty, on every front page: a field and a button [ENTRY-2, ENTRY-3]',
  play: async ({ canvas, step }) => {
    await step('Check the page data', async () => {
      for (const { body } of Object.values(pages.showHome))
        await expect(screen.draw(structuredClone(body), new URLSearchParams())).toBeDefined();
    });
    await expect(canvas.getByLabelText(words.label)).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByRole('button', { name: words.submit })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeEmptyDOMElement();
  },
});

const signUp = async (story: Story) => {
  await write(story, words.label, email);
  await press(story, words.submit);
};

export const Success = meta.story({
  name: 'Signed up: thanks the reader and hides the field [ENTRY-1, ENTRY-2, ENTRY-3]',
  beforeEach: answers('joinMailingList', 'signedUp'),
  play: async (story) => {
    await signUp(story);
    await sees(story, words.done);
    await expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(story.canvas.getByText(words.done).closest('[role="status"]')).toHaveFocus();
  },
});

export const Querying = meta.story({
  name: 'Querying: locked and announced during the call [ENTRY-3]',
  beforeEach: () => answers('joinMailingList', { reply: 'signedUp', held: hold() })(),
  play: async (story) => {
    await signUp(story);
    await sees(story, words.sending);
    await expect(inputOf(story, words.label)).toBeDisabled();
  },
});

export const Proving = meta.story({
  name: 'Proving: waits for the bot check [ENTRY-2]',
  parameters: { world: { botCheck: 'silent' } },
  play: async (story) => {
    await signUp(story);
    await sees(story, words.sending);
  },
});

export const Challenged = meta.story({
  name: 'Challenged: the bot check asks the reader [BEYOND-77]',
  parameters: { world: { botCheck: 'challenged' } },
  play: async (story) => {
    await signUp(story);
    await sees(story, words.sending);
  },
});

export const Blank = meta.story({
  name: 'Sent empty: asks for the address',
  play: async (story) => {
    await press(story, words.submit);
    await expect(story.canvas.getByRole('link', { name: required.email })).toBeVisible();
  },
});

export const EmailRefused = meta.story({
  name: 'Email refused: the server’s message at the field [ENTRY-2, ENTRY-3]',
  beforeEach: answers('joinMailingList', 'emailRefused'),
  play: async (story) => {
    await signUp(story);
    await sees(story, emailRefused.body.errors.email);
    await holds(story, words.label, email);
    await expect(inputOf(story, words.label)).toHaveAccessibleDescription(
      `${common.error} ${emailRefused.body.errors.email}`,
    );
    await expect(inputOf(story, words.label)).toHaveFocus();
  },
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words, the form keeps its values and can be sent again',
  ...refusals('joinMailingList', {
    but: ['emailRefused'],
    send: signUp,
    keeps: (story) => holds(story, words.label, email),
  }),
});

export const BotCheckBlocked = meta.story({
  name: 'Bot check blocked: reports it and keeps the address [ENTRY-2]',
  parameters: { world: { botCheck: 'blocked' } },
  play: async (story) => {
    await signUp(story);
    await sees(story, contacting(problem.botCheckUnavailable));
    await holds(story, words.label, email);
  },
});
