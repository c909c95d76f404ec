import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import { pages, replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { email, holds, inputOf, press, write } from '#storybook/entry.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, type Story, sees } from '#storybook/steps.ts';
import { MailingList, screen } from './MailingList.tsx';

const { mailingList: words, problem, common, required } = english;
const { emailRefused, botCheckRefused, viewOnly, unavailable } = replies.joinMailingList;

const meta = preview.meta({
  title: 'Every page/Mailing list',
  component: MailingList,
  args: { query: new URLSearchParams() },
  tags: ['flow:mailingList'],
});

export const Empty = meta.story({
  name: 'Empty, on every front page: a field and a button [ENTRY-2, ENTRY-3]',
  tags: [
    'page:showHome.shellVisitor',
    'page:showHome.shellReader',
    'page:showHome.shellBare',
    'page:showHome.shellViewOnly',
    'page:showHome.shellDebug',
  ],
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
  tags: ['reply:joinMailingList.signedUp'],
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

const fails = (reply: ReplyName<'joinMailingList'>, said: string) => ({
  beforeEach: answers('joinMailingList', reply),
  play: async (story: Story) => {
    await signUp(story);
    await sees(story, said);
    await holds(story, words.label, email);
  },
});

export const EmailRefused = meta.story({
  name: 'Email refused: the server’s message at the field [ENTRY-2, ENTRY-3]',
  tags: ['reply:joinMailingList.emailRefused'],
  beforeEach: answers('joinMailingList', 'emailRefused'),
  play: async (story) => {
    await fails('emailRefused', emailRefused.body.errors.email).play(story);
    await expect(inputOf(story, words.label)).toHaveAccessibleDescription(
      `${common.error} ${emailRefused.body.errors.email}`,
    );
    await expect(inputOf(story, words.label)).toHaveFocus();
  },
});

export const BotCheckRefused = meta.story({
  name: 'Bot check refused',
  tags: ['reply:joinMailingList.botCheckRefused'],
  ...fails('botCheckRefused', botCheckRefused.body.errors.email),
});

export const ViewOnly = meta.story({
  name: 'View only: an administrator cannot sign up',
  tags: ['reply:joinMailingList.viewOnly'],
  ...fails('viewOnly', viewOnly.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'Too many requests',
  tags: ['reply:joinMailingList.tooManyRequests'],
  ...fails('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'Unavailable',
  tags: ['reply:joinMailingList.unavailable'],
  ...fails('unavailable', unavailable.body.errors),
});

export const BotCheckBlocked = meta.story({
  name: 'Bot check blocked: reports it and keeps the address [ENTRY-2]',
  parameters: { world: { botCheck: 'blocked' } },
  ...fails('signedUp', contacting(problem.botCheckUnavailable)),
});
