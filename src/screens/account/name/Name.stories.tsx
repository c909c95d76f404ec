import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import { dropped, hold, type Step } from '#mocks/reply.ts';
import { fieldOf, typeInto } from '#storybook/fields.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, type Story, sees } from '#storybook/steps.ts';
import { Name } from './Name.tsx';

const { name: words, page, common, required, problem, signInAgain } = english;
const { refused, fieldErrors, viewOnly, unavailable } = replies.changeName;

const meta = preview.meta({ component: Name, args: { page: pageOf('showName', 'name') }, tags: ['flow:nameForm'] });

const NEW = requests.changeName.newName.body.name;
const submit = ({ canvas, userEvent }: Story) => userEvent.click(canvas.getByRole('button', { name: words.submit }));

export const Current = meta.story({
  name: 'name: the name as it stands, and the way back [NAME-1, ACCT-1]',
  tags: ['flow:name', 'page:showName.name', 'state:name.open.editing', 'state:nameForm.sendable'],
  play: async (story) => {
    await expect(await fieldOf(story, words.label)).toHaveValue(pages.showName.name.body.subscriber.account.name);
    await expect(await fieldOf(story, words.label)).toHaveAttribute('autocomplete', 'name');
    await expect(story.canvas.getByRole('link', { name: page.returnToSettings })).toHaveAttribute('href', '/account');
  },
});

export const Updated = meta.story({
  name: 'nameUpdated: said, the reader is taken to it, and the name can be changed again [NAME-2, ACCT-30]',
  tags: ['flow:name', 'reply:changeName.nameUpdated', 'state:name.open.completed', 'state:nameForm.completed'],
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
  tags: ['flow:name', 'state:nameForm.sending'],
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
  tags: ['flow:name'],
  play: async (story) => {
    await typeInto(story, words.label, ' ');
    await submit(story);
    await expect(await fieldOf(story, words.label)).toHaveAccessibleDescription(new RegExp(required.name));
    await expect(await fieldOf(story, words.label)).toHaveFocus();
    await expect(document.title).toMatch(new RegExp(`^${common.titlePrefix}`));
  },
});

/** The form comes back with these words and with what was typed, and can be sent again. */
const comesBack = (step: Step<'changeName'>, said: string) => ({
  beforeEach: answers('changeName', step),
  play: async (story: Story) => {
    await typeInto(story, words.label, 'É. Gagnon');
    await submit(story);
    await sees(story, said);
    await expect(await fieldOf(story, words.label)).toHaveValue('É. Gagnon');
    await expect(story.canvas.getByRole('link', { name: page.returnToSettings })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'refused: a sentence in the general area [NAME-3, ACCT-32]',
  tags: ['reply:changeName.refused'],
  ...comesBack('refused', refused.body.errors),
});

export const FieldErrors = meta.story({
  name: 'fieldErrors: at the field, which is focused [NAME-3, ACCT-32]',
  tags: ['reply:changeName.fieldErrors'],
  beforeEach: answers('changeName', 'fieldErrors'),
  play: async (story) => {
    await comesBack('fieldErrors', fieldErrors.body.errors.name).play(story);
    await expect(await fieldOf(story, words.label)).toHaveAccessibleDescription(
      new RegExp(fieldErrors.body.errors.name),
    );
    await expect(await fieldOf(story, words.label)).toHaveFocus();
  },
});

export const SignedOut = meta.story({
  name: 'signedOut: with a login in another tab, so that what was typed stays',
  tags: ['reply:changeName.signedOut'],
  beforeEach: answers('changeName', 'signedOut'),
  play: async (story) => {
    await comesBack('signedOut', problem.signedOut).play(story);
    const login = story.canvas.getByRole('link', { name: signInAgain.link });
    await expect(login).toHaveAttribute('href', `/login?url=${encodeURIComponent(window.location.pathname)}`);
    await expect(login).toHaveAttribute('target', '_blank');
  },
});

export const ViewOnly = meta.story({
  name: 'viewOnly',
  tags: ['reply:changeName.viewOnly'],
  ...comesBack('viewOnly', viewOnly.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:changeName.tooManyRequests'],
  ...comesBack('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['reply:changeName.unavailable'],
  ...comesBack('unavailable', unavailable.body.errors),
});

export const Unanswered = meta.story({
  name: 'No answer: one sentence of ours, with the way back [ACCT-29]',
  ...comesBack(dropped, contacting(problem.callFailed)),
});
