import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import { fieldOf, typeInto } from '#storybook/fields.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { type Story, sees } from '#storybook/steps.ts';
import { Name } from './Name.tsx';

const meta = preview.meta({
  component: Name,
  args: { page: pageOf('showName', 'name') },
  tags: ['flow:name', 'flow:nameForm'],
});

const { name: words, page, common, required } = english;
const NEW = requests.changeName.newName.body.name;
const submit = ({ canvas, userEvent }: Story) => userEvent.click(canvas.getByRole('button', { name: words.submit }));

export const Current = meta.story({
  name: 'name: the name as it stands, and the way back [NAME-1, ACCT-1]',
  tags: ['page:showName.name', 'state:name.open.editing', 'state:nameForm.sendable'],
  play: async (story) => {
    await expect(await fieldOf(story, words.label)).toHaveValue(pages.showName.name.body.subscriber.account.name);
    await expect(await fieldOf(story, words.label)).toHaveAttribute('autocomplete', 'name');
    await expect(story.canvas.getByRole('link', { name: page.returnToSettings })).toHaveAttribute('href', '/account');
  },
});

export const Updated = meta.story({
  name: 'nameUpdated: said, the reader is taken to it, and the name can be changed again [NAME-2, ACCT-30]',
  tags: ['reply:changeName.nameUpdated', 'state:name.open.completed', 'state:nameForm.completed'],
  beforeEach: answers('changeName', 'nameUpdated'),
  play: async (story) => {
    await typeInto(story, words.label, NEW);
    await submit(story);
    await sees(story, words.updated);
    await expect(story.canvas.getByText(words.updated).closest('[role="status"]')).toHaveFocus();
    await expect(await fieldOf(story, words.label)).toHaveValue(replies.changeName.nameUpdated.body.name);
    await typeInto(story, words.label, 'É. Gagnon');
    await expect(story.canvas.queryByText(words.updated)).not.toBeInTheDocument();
  },
});

export const Sending = meta.story({
  name: 'Sending: locked, and the button keeps the focus [ACCT-31]',
  tags: ['state:nameForm.sending'],
  beforeEach: () => answers('changeName', { reply: 'nameUpdated', held: hold() })(),
  play: async (story) => {
    await submit(story);
    await sees(story, common.sending);
    await expect(await fieldOf(story, words.label)).toBeDisabled();
    await expect(story.canvas.getByRole('button', { name: words.submit })).toHaveFocus();
  },
});

export const Blank = meta.story({
  name: 'Sent blank: asked for at the field, which is focused',
  play: async (story) => {
    await typeInto(story, words.label, ' ');
    await submit(story);
    await expect(await fieldOf(story, words.label)).toHaveAccessibleDescription(new RegExp(required.name));
    await expect(await fieldOf(story, words.label)).toHaveFocus();
    await expect(document.title).toMatch(new RegExp(`^${common.titlePrefix}`));
  },
});
