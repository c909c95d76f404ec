import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import { dropped, hold, type Step } from '#mocks/reply.ts';
import { fieldOf, typeInto } from '#storybook/fields.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, type Story, sees } from '#storybook/steps.ts';
import { Email } from './Email.tsx';

const { email: words, common, accountNotice, page, required, problem } = english;
const { refused, fieldErrors, viewOnly, unavailable } = replies.changeEmail;

const meta = preview.meta({ component: Email, args: { page: pageOf('showEmail', 'email') } });

const { account } = pages.showEmail.emailPending.body.subscriber;

export const Current = meta.story({
  name: 'email: the current email, and no other [EMAIL-1]',
  tags: ['flow:email', 'page:showEmail.email', 'state:email.open.editing', 'state:emailForm.sendable'],
  play: async (story) => {
    await sees(story, pages.showEmail.email.body.subscriber.account.email);
    await expect(story.canvas.queryByText(words.pending)).not.toBeInTheDocument();
    await expect(await fieldOf(story, words.label)).toHaveAttribute('autocomplete', 'email');
    await expect(await fieldOf(story, words.label)).toHaveAttribute('type', 'email');
    await expect(story.canvas.getByRole('link', { name: page.returnToSettings })).toHaveAttribute('href', '/account');
  },
});

export const Pending = meta.story({
  name: 'emailPending: the new email waits to be confirmed [EMAIL-1, EMAIL-3]',
  args: { page: pageOf('showEmail', 'emailPending') },
  tags: ['flow:email', 'page:showEmail.emailPending'],
  play: async (story) => {
    await sees(story, account.email);
    await sees(story, words.pending);
    await sees(story, account.email_change);
    await sees(story, words.pendingHint);
  },
});

export const Failing = meta.story({
  name: 'emailFailing: mail to the current email comes back [ACCT-25]',
  args: { page: pageOf('showEmail', 'emailFailing') },
  tags: ['flow:email', 'page:showEmail.emailFailing'],
  play: (story) => sees(story, accountNotice.emailFailing),
});

export const TokenRefused = meta.story({
  name: 'tokenRefused: the mailed link is not valid any more [EMAIL-6]',
  args: { page: pageOf('showEmail', 'tokenRefused') },
  tags: ['flow:email', 'page:showEmail.tokenRefused'],
  play: async (story) => {
    await sees(story, words.tokenRefused);
    await sees(story, account.email_change);
    await expect(await fieldOf(story, words.label)).toBeEnabled();
  },
});

const NEW = requests.changeEmail.newEmail.body.email;

async function change(story: Story, to: string = NEW): Promise<void> {
  await typeInto(story, words.label, to);
  await story.userEvent.click(story.canvas.getByRole('button', { name: words.submit }));
}

export const Sent = meta.story({
  name: 'emailChangePending: the confirmation is said, and the new email stands as pending [EMAIL-2, EMAIL-4, ACCT-30]',
  tags: [
    'flow:email',
    'flow:emailForm',
    'reply:changeEmail.emailChangePending',
    'state:email.open.completed',
    'state:emailForm.completed',
  ],
  beforeEach: answers('changeEmail', 'emailChangePending'),
  play: async (story) => {
    await change(story);
    const said = await story.canvas.findByText(fill(words.sent, { email: NEW }));
    await expect(said).toBeVisible();
    await expect(said.closest('[role="status"]')).toHaveFocus();
    await sees(story, words.pending);
    await expect(story.canvas.getByText(NEW)).toBeVisible();
  },
});

export const Replaced = meta.story({
  name: 'A pending email is replaced by another [EMAIL-3]',
  args: { page: pageOf('showEmail', 'emailPending') },
  tags: ['flow:email', 'flow:emailForm'],
  beforeEach: answers('changeEmail', 'emailChangePending'),
  play: async (story) => {
    await change(story);
    await sees(story, fill(words.sent, { email: NEW }));
    await expect(await fieldOf(story, words.label)).toHaveValue('');
    await change(story, ` ${NEW}`);
    await sees(story, fill(words.sent, { email: NEW }));
  },
});

export const Ended = meta.story({
  name: 'emailChangeEnded: the current email was given, and nothing is pending any more [EMAIL-2]',
  args: { page: pageOf('showEmail', 'emailPending') },
  tags: ['flow:email', 'flow:emailForm', 'reply:changeEmail.emailChangeEnded'],
  beforeEach: answers('changeEmail', 'emailChangeEnded'),
  play: async (story) => {
    await sees(story, words.pending);
    await change(story, replies.changeEmail.emailChangeEnded.body.email);
    await sees(story, words.ended);
    await expect(story.canvas.queryByText(words.pending)).not.toBeInTheDocument();
  },
});

export const Sending = meta.story({
  name: 'Sending: locked, and the button keeps the focus [ACCT-31]',
  tags: ['flow:email', 'flow:emailForm', 'state:emailForm.sending'],
  beforeEach: () => answers('changeEmail', { reply: 'emailChangePending', held: hold() })(),
  play: async (story) => {
    await change(story);
    await sees(story, common.sending);
    await expect(await fieldOf(story, words.label)).toBeDisabled();
  },
});

export const Blank = meta.story({
  name: 'Sent blank: asked for at the field, which is focused',
  tags: ['flow:email'],
  play: async (story) => {
    await story.userEvent.click(story.canvas.getByRole('button', { name: words.submit }));
    await expect(await fieldOf(story, words.label)).toHaveAccessibleDescription(new RegExp(required.email));
    await expect(await fieldOf(story, words.label)).toHaveFocus();
    await sees(story, pages.showEmail.email.body.subscriber.account.email);
  },
});

/** The form comes back with these words and with what was typed, and can be sent again. */
const comesBack = (step: Step<'changeEmail'>, said: string) => ({
  beforeEach: answers('changeEmail', step),
  play: async (story: Story) => {
    await change(story, 'noor@');
    await sees(story, said);
    await expect(await fieldOf(story, words.label)).toHaveValue('noor@');
    await expect(story.canvas.getByRole('link', { name: page.returnToSettings })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'refused: a sentence in the general area [EMAIL-5, ACCT-32]',
  tags: ['flow:emailForm', 'reply:changeEmail.refused'],
  ...comesBack('refused', refused.body.errors),
});

export const FieldErrors = meta.story({
  name: 'fieldErrors: at the field, which is focused [EMAIL-5, ACCT-32]',
  tags: ['flow:emailForm', 'reply:changeEmail.fieldErrors'],
  beforeEach: answers('changeEmail', 'fieldErrors'),
  play: async (story) => {
    await comesBack('fieldErrors', fieldErrors.body.errors.email).play(story);
    await expect(await fieldOf(story, words.label)).toHaveAccessibleDescription(
      new RegExp(fieldErrors.body.errors.email),
    );
    await expect(await fieldOf(story, words.label)).toHaveFocus();
  },
});

export const SignedOut = meta.story({
  name: 'signedOut',
  tags: ['flow:emailForm', 'reply:changeEmail.signedOut'],
  ...comesBack('signedOut', problem.signedOut),
});

export const ViewOnly = meta.story({
  name: 'viewOnly',
  tags: ['flow:emailForm', 'reply:changeEmail.viewOnly'],
  ...comesBack('viewOnly', viewOnly.body.errors),
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['flow:emailForm', 'reply:changeEmail.tooManyRequests'],
  ...comesBack('tooManyRequests', contacting(problem.tooManyRequests)),
});

export const Unavailable = meta.story({
  name: 'unavailable',
  tags: ['flow:emailForm', 'reply:changeEmail.unavailable'],
  ...comesBack('unavailable', unavailable.body.errors),
});

export const Unanswered = meta.story({
  name: 'No answer: one sentence of ours, with the way back [ACCT-29]',
  tags: ['flow:emailForm'],
  ...comesBack(dropped, contacting(problem.callFailed)),
});
