import { expect } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { banners, fixes, warns } from '#fixtures/stories/banners.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { refusals } from '#fixtures/stories/refusals.ts';
import {
  checkAgain,
  fieldOf,
  isTakenToProblem,
  regionTelling,
  type Story,
  sees,
  tells,
  typeInto,
} from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { Name } from './Name.tsx';

const { name: words, page, common, required, problem, signInAgain, outcome } = english;

const meta = preview.meta({
  title: 'Account/Name',
  component: Name,
  args: { page: pageOf('showName', 'name') },
});

const NEW = requests.changeName.newName.body.name;
const submit = ({ canvas, userEvent }: Story) => userEvent.click(canvas.getByRole('button', { name: words.submit }));

export const Current = meta.story({
  name: 'Name: the current name and the link back [NAME-1, ACCT-1]',
  play: async (story) => {
    await expect(await fieldOf(story, words.label)).toHaveValue(pages.showName.name.body.subscriber.account.name);
    await expect(await fieldOf(story, words.label)).toHaveAttribute('autocomplete', 'name');
    await expect(story.canvas.getByRole('link', { name: page.returnToSettings })).toHaveAttribute('href', '/account');
  },
});

export const Updated = meta.story({
  name: 'Name updated: shows success and the new name [NAME-2, ACCT-30]',
  beforeEach: answers('changeName', 'nameUpdated'),
  play: async (story) => {
    await typeInto(story, words.label, NEW);
    await submit(story);
    await tells(story, 'status', 'Name updated successfully', `Your name is now ${NEW}`);
    await expect(await fieldOf(story, words.label)).toHaveValue(replies.changeName.nameUpdated.body.name);
  },
});

export const Sending = meta.story({
  name: 'Sending: locked, the button keeps the focus [ACCT-31]',
  beforeEach: () => answers('changeName', { reply: 'nameUpdated', held: hold() })(),
  play: async (story) => {
    await submit(story);
    await sees(story, common.sending);
    await expect(await fieldOf(story, words.label)).toBeDisabled();
    await expect(story.canvas.getByRole('button', { name: words.submit })).toHaveFocus();
  },
});

export const Blank = meta.story({
  name: 'Sent blank: an error at the field, which is focused',
  play: async (story) => {
    await typeInto(story, words.label, ' ');
    await submit(story);
    await expect(await fieldOf(story, words.label)).toHaveAccessibleDescription(new RegExp(required.name));
    await expect(await fieldOf(story, words.label)).toHaveFocus();
    await expect(document.title).toMatch(new RegExp(`^${common.titlePrefix}`));
  },
});

const change = async (story: Story) => {
  await typeInto(story, words.label, 'É. Gagnon');
  await submit(story);
};

const keepsName = async (story: Story) => {
  await isTakenToProblem();
  await expect(await fieldOf(story, words.label)).toHaveValue('É. Gagnon');
  await expect(story.canvas.getByRole('link', { name: page.returnToSettings })).toBeVisible();
};

export const Refusals = meta.story({
  name: 'Refusals: each in its words, the form keeps its values and can be sent again [NAME-3, ACCT-32]',
  ...refusals('changeName', { but: ['signedOut'], send: change, keeps: keepsName }),
});

export const SignedOut = meta.story({
  name: 'Signed out: a login in another tab, the form keeps its values',
  beforeEach: answers('changeName', 'signedOut'),
  play: async (story) => {
    await change(story);
    await sees(story, problem.signedOut);
    await keepsName(story);
    const login = await story.canvas.findByRole('link', { name: signInAgain.link });
    await expect(login).toHaveAttribute('href', `/login?url=${encodeURIComponent(window.location.pathname)}`);
    await expect(login).toHaveAttribute('target', '_blank');
  },
});

const lost = meta.story({
  beforeEach: answers('changeName', dropped),
});

async function doubt(story: Story): Promise<void> {
  await typeInto(story, words.label, NEW);
  await submit(story);
  await tells(story, 'alert', words.unsure, outcome.unsure);
  await expect(await fieldOf(story, words.label)).toHaveValue(NEW);
}

export const Unanswered = lost.extend({
  name: 'No answer: outcome unknown, the form keeps its values and can be sent again [ACCT-29]',
  play: async (story) => {
    await doubt(story);
    const [told] = (await regionTelling(story, 'alert', words.unsure)).children;
    // Failures have a border, unknown outcomes do not.
    await expect(told && getComputedStyle(told).borderBlockStartStyle).toBe('none');
    await expect(story.canvas.getByRole('link', { name: page.returnToSettings })).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: words.submit })).toBeEnabled();
  },
});

export const Checking = lost.extend({
  name: 'Checking again: locked and announced, the notice keeps the focus',
  beforeEach: () => answers('getSubscriber', { reply: 'printSubscriber', held: hold() })(),
  play: async (story) => {
    await doubt(story);
    await checkAgain(story);
    await expect(story.canvas.getByRole('button', { name: outcome.checkAgain })).toBeDisabled();
    // A disabled button loses the focus.
    await tells(story, 'alert', words.unsure);
    await expect(await fieldOf(story, words.label)).toBeDisabled();
    await sees(story, outcome.checking);
  },
});

export const FoundUndone = lost.extend({
  name: 'Checked again: unchanged, the new name can be sent again',
  beforeEach: answers('getSubscriber', 'printSubscriber'),
  play: async (story) => {
    const { name: kept } = replies.getSubscriber.printSubscriber.body.subscriber.account;
    await doubt(story);
    await checkAgain(story);
    await tells(story, 'alert', words.notUpdated, `Your name is still ${kept}. You can send the new one again.`);
    await expect(await fieldOf(story, words.label)).toHaveValue(NEW);
  },
});

export const RenewalFailed = meta.story({
  name: 'Renewal failed: a notice above the form, with a link to pay now',
  args: { page: pageOf('showName', 'renewalFailed') },
  ...warns(banners.renewalFailed, fixes.renew),
});
