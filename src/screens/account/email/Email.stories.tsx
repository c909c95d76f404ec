import { expect, waitFor } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { banners, fixes, warns } from '#fixtures/stories/banners.ts';
import { byLink, offersNoField, saysLink } from '#fixtures/stories/links.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { refusals } from '#fixtures/stories/refusals.ts';
import { checkAgain, fieldOf, isTakenToProblem, type Story, sees, tells, typeInto } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { Email } from './Email.tsx';

const { email: words, emailConfirmed, common, accountNotice, page, required, outcome } = english;

const meta = preview.meta({
  title: 'Account/Email',
  component: Email,
  args: { page: pageOf('showEmail', 'email'), query: new URLSearchParams() },
});

const { account } = pages.showEmail.emailPending.body.subscriber;

export const Current = meta.story({
  name: 'Email: the current one only [EMAIL-1]',
  play: async (story) => {
    await sees(story, pages.showEmail.email.body.subscriber.account.email);
    await expect(story.canvas.queryByText(words.pending)).not.toBeInTheDocument();
    await expect(await fieldOf(story, words.label)).toHaveAttribute('autocomplete', 'email');
    await expect(await fieldOf(story, words.label)).toHaveAttribute('type', 'email');
    await expect(story.canvas.getByRole('link', { name: page.returnToSettings })).toHaveAttribute('href', '/account');
  },
});

export const Pending = meta.story({
  name: 'Email pending: awaits confirmation [EMAIL-1, EMAIL-3]',
  args: { page: pageOf('showEmail', 'emailPending') },
  play: async (story) => {
    await sees(story, account.email);
    await sees(story, words.pending);
    await sees(story, account.email_change);
    await sees(story, words.pendingHint);
  },
});

export const Failing = meta.story({
  name: 'Email failing: mail to the current one bounces [ACCT-25]',
  args: { page: pageOf('showEmail', 'emailFailing') },
  play: (story) => sees(story, accountNotice.emailFailing),
});

export const TokenRefused = meta.story({
  name: 'Token refused: without a reason from the server [EMAIL-6]',
  args: { page: pageOf('showEmail', 'tokenRefused') },
  play: async (story) => {
    await saysLink(story, 'unknown');
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
  name: 'Email change pending: confirms it and lists the new email [EMAIL-2, EMAIL-4, ACCT-30]',
  beforeEach: answers('changeEmail', 'emailChangePending'),
  play: async (story) => {
    await change(story);
    const { email } = replies.changeEmail.emailChangePending.body;
    await tells(
      story,
      'status',
      `A confirmation email has been sent to ${NEW}`,
      `${email} stays in use until you open the link in it.`,
    );
    await sees(story, words.pending);
    await expect(story.canvas.getByText(NEW, { selector: 'dd *' })).toBeVisible();
  },
});

export const Ended = meta.story({
  name: 'Email change ended: the current email cancels a pending one [EMAIL-2]',
  args: { page: pageOf('showEmail', 'emailPending') },
  beforeEach: answers('changeEmail', 'emailChangeEnded'),
  play: async (story) => {
    await sees(story, words.pending);
    await change(story, replies.changeEmail.emailChangeEnded.body.email);
    await sees(story, words.ended);
    await expect(story.canvas.queryByText(words.pending)).not.toBeInTheDocument();
  },
});

export const Sending = meta.story({
  name: 'Sending: locked, the button keeps the focus [ACCT-31]',
  beforeEach: () => answers('changeEmail', { reply: 'emailChangePending', held: hold() })(),
  play: async (story) => {
    await change(story);
    await sees(story, common.sending);
    await expect(await fieldOf(story, words.label)).toBeDisabled();
  },
});

export const Blank = meta.story({
  name: 'Sent blank: an error at the field, which is focused',
  play: async (story) => {
    await story.userEvent.click(story.canvas.getByRole('button', { name: words.submit }));
    await expect(await fieldOf(story, words.label)).toHaveAccessibleDescription(new RegExp(required.email));
    await expect(await fieldOf(story, words.label)).toHaveFocus();
    await sees(story, pages.showEmail.email.body.subscriber.account.email);
  },
});

const keepsEmail = async (story: Story) => {
  await isTakenToProblem();
  await expect(await fieldOf(story, words.label)).toHaveValue('noor@');
  await expect(story.canvas.getByRole('link', { name: page.returnToSettings })).toBeVisible();
};

export const Refusals = meta.story({
  name: 'Refusals: each in its words, the form keeps its values and can be sent again [EMAIL-5, ACCT-32]',
  ...refusals('changeEmail', { send: (story) => change(story, 'noor@'), keeps: keepsEmail }),
});

const lost = meta.story({ beforeEach: answers('changeEmail', dropped) });

async function doubt(story: Story, to: string = NEW): Promise<void> {
  await change(story, to);
  await tells(story, 'alert', words.unsure, outcome.unsure);
  await expect(await fieldOf(story, words.label)).toHaveValue(to);
}

export const Unanswered = lost.extend({
  name: 'No answer: outcome unknown, the form keeps its values and can be sent again [ACCT-29]',
  play: async (story) => {
    await doubt(story);
    await expect(story.canvas.getByRole('link', { name: page.returnToSettings })).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: words.submit })).toBeEnabled();
  },
});

export const Checking = lost.extend({
  name: 'Checking again: locked and announced',
  beforeEach: () => answers('getSubscriber', { reply: 'digitalSubscriber', held: hold() })(),
  play: async (story) => {
    await doubt(story);
    await checkAgain(story);
    await expect(await fieldOf(story, words.label)).toBeDisabled();
    await sees(story, outcome.checking);
  },
});

export const FoundUndone = lost.extend({
  name: 'Checked again: unchanged, the new email can be sent again',
  beforeEach: answers('getSubscriber', 'digitalSubscriber'),
  play: async (story) => {
    const { email } = replies.getSubscriber.digitalSubscriber.body.subscriber.account;
    await doubt(story);
    await checkAgain(story);
    await tells(story, 'alert', words.notChanged, fill(words.still, { address: email }));
    await expect(await fieldOf(story, words.label)).toHaveValue(NEW);
  },
});

export const DonationFailing = meta.story({
  name: 'Donation failing: a notice above the form, with a link to the donation',
  args: { page: pageOf('showEmail', 'donationFailing') },
  ...warns(banners.donationFailed, fixes.donation),
});

export const LinkConfirmed = meta.story({
  name: 'Link confirmed: names the address, takes the focus, offers the login [EMAIL-6]',
  args: { page: pageOf('showEmail', 'linkConfirmed') },
  play: async (story) => {
    const said = fill(emailConfirmed.confirmed, { address: pages.showEmail.linkConfirmed.body.confirmed });
    await sees(story, said);
    await waitFor(() => expect(story.canvas.getByText(said).closest('[role="status"]')).toHaveFocus());
    const login = story.canvas.getByRole('link', { name: emailConfirmed.logIn });
    await expect(login).toHaveAttribute('href', '/login?url=%2Faccount');
    await offersNoField(story);
  },
});

const hasForm = async (story: Story) => expect(await fieldOf(story, words.label)).toBeEnabled();

export const LinkExpired = meta.story({
  name: 'Link expired: send a new one or log in',
  ...byLink('showEmail', 'linkExpired', 'expired', ['renew', 'logIn']),
});

export const LinkExpiredForReader = meta.story({
  name: 'Link expired for a logged-in reader: with the form',
  ...byLink('showEmail', 'linkExpiredForReader', 'expired', ['renew', 'account'], hasForm),
});

export const LinkUsed = meta.story({
  name: 'Link used: log in',
  ...byLink('showEmail', 'linkUsed', 'used', ['logIn']),
});

export const LinkUsedForReader = meta.story({
  name: 'Link used for a logged-in reader: with the form',
  ...byLink('showEmail', 'linkUsedForReader', 'used', ['account'], hasForm),
});

export const LinkUnknown = meta.story({
  name: 'Link unknown: log in',
  ...byLink('showEmail', 'linkUnknown', 'unknown', ['logIn']),
});

export const LinkUnknownForReader = meta.story({
  name: 'Link unknown for a logged-in reader: with the pending email and the form',
  ...byLink('showEmail', 'linkUnknownForReader', 'unknown', ['account'], async (story) => {
    await sees(story, account.email_change);
    await expect(await fieldOf(story, words.label)).toBeEnabled();
  }),
});

export const LinkForeign = meta.story({
  name: 'Link for another account: confirms nothing, log out first',
  ...byLink('showEmail', 'linkForeign', 'foreign', ['logOut', 'account']),
});

export const LinkMissing = meta.story({
  name: 'Link incomplete: open it again from the email',
  ...byLink('showEmail', 'linkMissing', 'missing', ['logIn']),
});
