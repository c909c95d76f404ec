import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pages } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import { email, inputOf, press, write } from '#storybook/entry.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { type Story, sees } from '#storybook/steps.ts';
import { MailingList, screen } from './MailingList.tsx';

const { mailingList: words } = english;

const meta = preview.meta({
  component: MailingList,
  args: { query: new URLSearchParams() },
  tags: ['flow:mailingList'],
});

const signUp = async (story: Story) => {
  await write(story, words.label, email);
  await press(story, words.submit);
};

export const Empty = meta.story({
  name: 'Empty, on every front page: a field and a button [ENTRY-2, ENTRY-3]',
  tags: [
    'state:mailingList.empty',
    'page:showHome.shellVisitor',
    'page:showHome.shellReader',
    'page:showHome.shellBare',
    'page:showHome.shellViewOnly',
    'page:showHome.shellDebug',
  ],
  play: async ({ canvas }) => {
    for (const { body } of Object.values(pages.showHome)) {
      await expect(screen.draw(structuredClone(body), new URLSearchParams())).toBeDefined();
    }
    await expect(canvas.getByLabelText(words.label)).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByRole('button', { name: words.submit })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeEmptyDOMElement();
  },
});

export const Success = meta.story({
  name: 'signedUp: thanked, and the field is gone [ENTRY-1, ENTRY-2, ENTRY-3]',
  tags: ['reply:joinMailingList.signedUp', 'state:mailingList.success'],
  beforeEach: answers('joinMailingList', 'signedUp'),
  play: async (story) => {
    await signUp(story);
    await sees(story, words.done);
    await expect(story.canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(story.canvas.getByText(words.done).closest('[role="status"]')).toHaveFocus();
  },
});

export const Querying = meta.story({
  name: 'Querying: locked, and announced, while the call runs [ENTRY-3]',
  tags: ['state:mailingList.querying'],
  beforeEach: () => answers('joinMailingList', { reply: 'signedUp', held: hold() })(),
  play: async (story) => {
    await signUp(story);
    await sees(story, words.sending);
    await expect(inputOf(story, words.label)).toBeDisabled();
  },
});

export const Proving = meta.story({
  name: 'Proving: the bot check is awaited [ENTRY-2]',
  parameters: { world: { botCheck: 'silent' } },
  tags: ['state:mailingList.proving'],
  play: async (story) => {
    await signUp(story);
    await sees(story, words.sending);
  },
});
