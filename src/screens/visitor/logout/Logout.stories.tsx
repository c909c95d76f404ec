import { expect } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { contacting, goesTo, press, sees } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { pages, replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { Logout } from './Logout.tsx';

const { logout: words, problem } = english;
const { name } = pages.showLogout.reader.body.subscriber.account;

const meta = preview.meta({
  title: 'Log in/Log out',
  component: Logout,
  args: { page: pageOf('showLogout', 'reader') },
});

export const Reader = meta.story({
  name: 'Reader: one button logs out and goes to the home page [ENTRY-24]',
  beforeEach: answers('logOut', 'loggedOut'),
  play: async (story) => {
    await sees(story, fill(words.loggedInAs, { name }));
    await expect(story.canvas.getAllByRole('button')).toHaveLength(1);
    await press(story, words.submit);
    await goesTo(story, '/');
  },
});

export const Visitor = meta.story({
  name: 'Visitor: no session to end',
  args: { page: pageOf('showLogout', 'visitor') },
  play: async (story) => {
    await sees(story, words.loggedOut);
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(story.canvas.getByRole('link', { name: words.login })).toHaveAttribute('href', '/login');
  },
});

export const Sending = meta.story({
  name: 'Sending: announced, the button ignores a second click',
  beforeEach: () => answers('logOut', { reply: 'loggedOut', held: hold() })(),
  play: async (story) => {
    await press(story, words.submit);
    await sees(story, words.sending);
    await expect(story.canvas.getByRole('button', { name: words.submit })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Refused = meta.story({
  name: 'Unavailable, too many requests: shows an error, re-enables the button',
  beforeEach: answers('logOut', 'unavailable', 'tooManyRequests'),
  play: async (story) => {
    await press(story, words.submit);
    await sees(story, replies.logOut.unavailable.body.errors);
    await press(story, words.submit);
    await sees(story, contacting(problem.tooManyRequests));
  },
});

export const ViewOnly = meta.story({
  name: 'View only: an administrator cannot log the reader out',
  beforeEach: answers('logOut', 'viewOnly'),
  play: async (story) => {
    await press(story, words.submit);
    await sees(story, replies.logOut.viewOnly.body.errors);
  },
});
