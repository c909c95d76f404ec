import { answers } from '#fixtures/stories/answers.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { refusals } from '#fixtures/stories/refusals.ts';
import { press, sees } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { MailPause } from './MailPause.tsx';

const { mailPause: words } = english;

const meta = preview.meta({
  title: 'Account/Pause mail',
  component: MailPause,
  args: { page: pageOf('showMailPause', 'mailed') },
});

export const Paused = meta.story({
  name: 'Paused: one press',
  beforeEach: answers('pauseMail', 'paused'),
  play: async (story) => {
    await press(story, words.submit);
    await sees(story, words.paused);
  },
});

export const Sending = meta.story({
  name: 'Sending: announced',
  beforeEach: () => answers('pauseMail', { reply: 'paused', held: hold() })(),
  play: async (story) => {
    await press(story, words.submit);
    await sees(story, words.sending);
  },
});

export const Refused = meta.story({
  name: 'Refused: shows an error',
  ...refusals('pauseMail', {
    send: (story) => press(story, words.submit),
    shows: (story, words) => sees(story, words),
  }),
});
