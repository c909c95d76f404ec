import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { email, holds, inputOf, press, write } from '#storybook/entry.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, type Story, sees } from '#storybook/steps.ts';
import { MailingList } from './MailingList.tsx';

const { mailingList: words, problem, common, required } = english;
const { emailRefused, botCheckRefused, viewOnly, unavailable } = replies.joinMailingList;

const meta = preview.meta({
  component: MailingList,
  args: { query: new URLSearchParams() },
  tags: ['flow:mailingList'],
});

/** The signup fails in these words, and the address stands as it was typed. */
const fails = (reply: ReplyName<'joinMailingList'>, said: string) => ({
  beforeEach: answers('joinMailingList', reply),
  play: async (story: Story) => {
    await write(story, words.label, email);
    await press(story, words.submit);
    await sees(story, said);
    await holds(story, words.label, email);
  },
});

export const EmailRefused = meta.story({
  name: "emailRefused: the server's message at the field [ENTRY-2, ENTRY-3]",
  tags: ['reply:joinMailingList.emailRefused', 'state:mailingList.failure'],
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
  name: 'botCheckRefused',
  tags: ['reply:joinMailingList.botCheckRefused'],
  ...fails('botCheckRefused', botCheckRefused.body.errors.email),
});

export const ViewOnly = meta.story({
  name: 'viewOnly: an administrator may only look',
  tags: ['reply:joinMailingList.viewOnly'],
  ...fails('viewOnly', viewOnly.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:joinMailingList.tooManyRequests'],
  ...fails('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:joinMailingList.unavailable'],
  ...fails('unavailable', unavailable.body.errors),
});

export const BotCheckBlocked = meta.story({
  name: 'The bot check is blocked: said, and the address is kept [ENTRY-2]',
  parameters: { world: { botCheck: 'blocked' } },
  ...fails('signedUp', contacting(problem.botCheckUnavailable)),
});

export const Blank = meta.story({
  name: 'Sent empty: the address is asked for',
  play: async (story) => {
    await press(story, words.submit);
    await expect(story.canvas.getByRole('link', { name: required.email })).toBeVisible();
  },
});
