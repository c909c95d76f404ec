import { expect, fn, waitFor } from 'storybook/test';
import { pageOf } from '#fixtures/stories/pages.ts';
import { checkAgain, contacting, regionTelling, type Story, tells } from '#fixtures/stories/steps.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import type { ActToConfirm } from '#machines/lib/confirmation.ts';
import type { Act, Outcome } from '#machines/lib/outcome.ts';
import { english } from '#messages/english.ts';
import { replies } from '#mocks/replies.ts';
import preview from '#storybook/preview.tsx';
import { AccountOutcome } from './AccountOutcome.tsx';

const meta = preview.meta({
  title: 'Account/Outcomes',
  component: AccountOutcome,
  tags: ['flow:accountPage'],
  args: { page: pageOf('showAccount', 'extended'), isReading: false, onCheck: fn(), onAgain: fn() },
});

type Name = Parameters<typeof pageOf<'showAccount'>>[1];

const arrived = (name: Name, notice: Outcome) => ({
  args: { page: pageOf('showAccount', name) },
  parameters: { world: { notice } },
});

const refused = (words: string): Pick<Outcome, 'end' | 'problems'> => ({
  end: 'refused',
  problems: [{ field: 'general', code: 'server', words }],
});

async function tellsAll(story: Story, role: 'status' | 'alert', ...words: string[]) {
  const region = await regionTelling(story, role, ...words);
  await expect(Array.from(region.querySelectorAll('p'), ({ textContent }) => textContent)).toEqual(words);
}

const telling = (role: 'status' | 'alert', ...words: string[]) => ({
  play: (story: Story) => tellsAll(story, role, ...words),
});

type Telling = Story & { args: { onCheck: () => void; onAgain?: ((asked: ActToConfirm) => void) | undefined } };

async function asksAgain({ args, canvas, userEvent }: Telling, name: string, act: Act): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name }));
  await expect(args.onAgain).toHaveBeenCalledOnce();
  await expect(args.onAgain).toHaveBeenCalledWith(expect.objectContaining({ act }));
}

const correcting = (act: Act, name: string, ...words: string[]) => ({
  play: async (story: Telling) => {
    await tellsAll(story, 'alert', ...words);
    await expect(story.canvas.queryByRole('button', { name: english.outcome.checkAgain })).not.toBeInTheDocument();
    await asksAgain(story, name, act);
  },
});

const doubting = (act: Act, name: string, title: string, now: string) => ({
  play: async (story: Telling) => {
    await tellsAll(story, 'alert', title, english.outcome.unsure, now);
    await checkAgain(story);
    await expect(story.args.onCheck).toHaveBeenCalledOnce();
    await asksAgain(story, name, act);
  },
});

const failed = contacting(english.problem.callFailed);

export const AutorenewOff = meta.story({
  name: 'Autorenew off: lists the remaining issues [ACCT-20]',
  ...arrived('expiringAutorenewOff', { act: 'autorenewOff', end: 'done' }),
  ...telling('status', 'Autorenew is off.', "You'll still receive the 1 issue you've paid for."),
});

export const AutorenewOffWithIssues = meta.story({
  name: 'Autorenew off, no issues left: will not renew automatically',
  tags: ['full'],
  ...arrived('expiredAutorenewOff', { act: 'autorenewOff', end: 'done' }),
  ...telling('status', 'Autorenew is off.', english.accountOutcome.ends),
});

export const AutorenewOffRefused = meta.story({
  name: 'Autorenew not turned off: the server’s message [ACCT-29]',
  ...arrived('expiringAutorenewOn', {
    act: 'autorenewOff',
    ...refused(replies.flipAutorenew.unavailable.body.errors),
  }),
  ...telling('alert', 'Autorenew was not turned off.', replies.flipAutorenew.unavailable.body.errors),
});

export const AutorenewOffContradicted = meta.story({
  name: 'Autorenew still on after success: one click corrects it [ACCT-22]',
  ...arrived('expiringAutorenewOn', { act: 'autorenewOff', end: 'done' }),
  ...correcting('autorenewOff', 'Turn off autorenew', 'Autorenew is on, though you asked to turn it off.'),
});

export const AutorenewOffUnanswered = meta.story({
  name: 'No answer, autorenew still on: unknown, check or retry [ACCT-22]',
  ...arrived('expiringAutorenewOn', { act: 'autorenewOff', end: 'unsure' }),
  ...doubting(
    'autorenewOff',
    'Turn off autorenew',
    'Autorenew may not have been turned off.',
    'Autorenew is still on.',
  ),
});

export const AutorenewOffAlready = meta.story({
  name: 'Autorenew already off: by another tab',
  tags: ['full'],
  ...arrived('expiringAutorenewOff', { act: 'autorenewOff', end: 'already' }),
  ...telling(
    'status',
    'Autorenew was already off, so nothing changed.',
    "You'll still receive the 1 issue you've paid for.",
  ),
});

export const AutorenewOn = meta.story({
  name: 'Autorenew on: shows what happens next [ACCT-20]',
  ...arrived('expiringAutorenewOn', { act: 'autorenewOn', end: 'done' }),
  ...telling('status', 'Autorenew is on.', 'Your subscription renews when its issues run out.'),
});

export const AutorenewOnRefused = meta.story({
  name: 'Autorenew not turned on: the server’s message and a next step [ACCT-29]',
  ...arrived('expiringAutorenewOff', {
    act: 'autorenewOn',
    ...refused(replies.flipAutorenew.paymentMissing.body.errors),
  }),
  play: async (story) => {
    const { errors } = replies.flipAutorenew.paymentMissing.body;
    await tellsAll(story, 'alert', 'Autorenew was not turned on.', errors);
    const add = story.canvas.getByRole('link', { name: english.paying.add });
    await expect(add).toHaveAttribute('href', '/account/payment');
  },
});

export const AutorenewOnContradicted = meta.story({
  name: 'Autorenew still off after success: one click corrects it [ACCT-22]',
  ...arrived('expiringAutorenewOff', { act: 'autorenewOn', end: 'contradicted' }),
  ...correcting('autorenewOn', 'Turn on autorenew', 'Autorenew is off, though you asked to turn it on.'),
});

const card = { method: 'Visa ending 4242', digits: '4242' };
const bank = { method: 'Harbor Savings account ending 6789', digits: '6789', beside: 'Mastercard ending 4444' };

export const CardDeleted = meta.story({
  name: 'Card deleted: with the consequences [PAYM-7, PAYM-8]',
  ...arrived('expiringAutorenewOff', { act: 'cardDeletion', end: 'done', facts: card }),
  ...telling(
    'status',
    'Your Visa ending 4242 was deleted.',
    'Autorenew is off, and renewal is blocked until you add payment information again.',
  ),
});

export const CardDeletionRefused = meta.story({
  name: 'Card not deleted: the server’s message [PAYM-8, ACCT-29]',
  ...arrived('expiringAutorenewOn', {
    act: 'cardDeletion',
    facts: card,
    ...refused(replies.deleteCard.cardInUse.body.errors),
  }),
  ...telling('alert', 'Your Visa ending 4242 was not deleted.', replies.deleteCard.cardInUse.body.errors),
});

export const CardDeletionWordless = meta.story({
  name: 'Card not deleted, no server message: our own [PAYM-8, ACCT-29]',
  ...arrived('expiringAutorenewOn', { act: 'cardDeletion', end: 'refused', facts: card }),
  ...telling('alert', 'Your Visa ending 4242 was not deleted.', failed),
});

export const CardDeletionContradicted = meta.story({
  name: 'Card still on file after success',
  ...arrived('expiringAutorenewOn', { act: 'cardDeletion', end: 'done', facts: card }),
  ...correcting(
    'cardDeletion',
    'Delete card',
    'Your Visa ending 4242 is still on file, though you asked to delete it.',
  ),
});

export const CardDeletionUnanswered = meta.story({
  name: 'No answer, card still on file: unknown, check or retry',
  ...arrived('expiringAutorenewOn', { act: 'cardDeletion', end: 'unsure', facts: card }),
  ...doubting(
    'cardDeletion',
    'Delete card',
    'Your Visa ending 4242 may not have been deleted.',
    'Your Visa ending 4242 is still on file.',
  ),
});

export const CardDeletedBefore = meta.story({
  name: 'Card already deleted in another tab: the server’s message',
  tags: ['full'],
  ...arrived('expiringAutorenewOff', {
    act: 'cardDeletion',
    facts: card,
    ...refused(replies.deleteCard.nothingOnFile.body.errors),
  }),
  ...telling(
    'status',
    'Your Visa ending 4242 is no longer on file.',
    replies.deleteCard.nothingOnFile.body.errors,
    english.accountOutcome.blocked,
  ),
});

function withoutBank({ isCardGone = false, autorenew = false } = {}) {
  const page = pageOf('showAccount', 'extended');
  page.subscriber.account.autorenew = autorenew;
  if (isCardGone) page.payment_info = null;
  else delete page.payment_info?.ach;
  return page;
}

function withExpiredCard(page: ReturnType<typeof withoutBank>) {
  if (page.payment_info?.card) page.payment_info.card.exp_year = 2020;
  return page;
}

export const BankDeleted = meta.story({
  name: 'Bank account deleted, card stays: autorenew can be turned on again [PAYM-7]',
  args: { page: withoutBank() },
  parameters: { world: { notice: { act: 'bankDeletion', end: 'done', facts: bank } } },
  ...telling(
    'status',
    'Your Harbor Savings account ending 6789 was deleted.',
    'Autorenew is off. Your Mastercard ending 4444 is still on file, so you can turn it on again.',
  ),
});

export const BankDeletedBesideExpired = meta.story({
  name: 'Bank account deleted, remaining card expired: does not promise autorenew',
  tags: ['full'],
  args: { page: withExpiredCard(withoutBank()) },
  parameters: { world: { notice: { act: 'bankDeletion', end: 'done', facts: bank } } },
  ...telling(
    'status',
    'Your Harbor Savings account ending 6789 was deleted.',
    'Your Mastercard ending 4444 is still on file.',
  ),
});

export const BothDeleted = meta.story({
  name: 'Server deleted both methods: reports it',
  args: { page: withoutBank({ isCardGone: true }) },
  parameters: { world: { notice: { act: 'bankDeletion', end: 'done', facts: bank } } },
  ...telling(
    'status',
    'Your Harbor Savings account ending 6789 was deleted.',
    `Your Mastercard ending 4444 is no longer on file either. ${english.accountOutcome.blocked}`,
  ),
});

export const BankDeletedStillRenewing = meta.story({
  name: 'Server deleted the bank account, autorenew still on: reports both',
  tags: ['full'],
  args: { page: withoutBank({ autorenew: true }) },
  parameters: { world: { notice: { act: 'bankDeletion', end: 'done', facts: bank } } },
  ...telling(
    'status',
    'Your Harbor Savings account ending 6789 was deleted.',
    'Your Mastercard ending 4444 is still on file. Autorenew is still on.',
  ),
});

const unsubscribed = (onFile: AccountPage['payment_info']) => ({
  ...pageOf('showAccount', 'noSubscription'),
  payment_info: onFile,
});

export const CardDeletedUnsubscribed = meta.story({
  name: 'Only method deleted, no subscription: no renewal',
  tags: ['full'],
  args: { page: unsubscribed(null) },
  parameters: { world: { notice: { act: 'cardDeletion', end: 'done', facts: card } } },
  ...telling('status', 'Your Visa ending 4242 was deleted.', 'You have no payment information on file.'),
});

const silent = {
  play: async ({ canvas }: Story) => {
    for (const role of ['alert', 'status']) {
      for (const region of canvas.getAllByRole(role)) await waitFor(() => expect(region).toHaveTextContent(/^$/));
    }
  },
};

export const Nothing = meta.story({ name: 'Nothing stored by the previous page: empty', ...silent });

export const Checking = meta.story({
  name: 'Checking again: announced, the button is disabled',
  ...arrived('expiringAutorenewOn', { act: 'autorenewOff', end: 'unsure' }),
  args: { page: pageOf('showAccount', 'expiringAutorenewOn'), isReading: true },
  play: async (story) => {
    await tells(story, 'alert', english.accountOutcome.offUnsure);
    await expect(story.canvas.getByRole('button', { name: english.outcome.checkAgain })).toBeDisabled();
    await expect(story.canvas.getByText(english.outcome.checking)).toBeInTheDocument();
  },
});

const change = (level: string, end: Outcome['end'] = 'done'): Outcome => ({
  act: 'subscriptionChange',
  end,
  facts: { token: 'sub_Ra14', level, deliverable: 'print-a' },
});

export const SubscriptionChanged = meta.story({
  name: 'Subscription changed: its new state and start date [SUBS-11, SUBS-13]',
  ...arrived('extended', change('high')),
  ...telling(
    'status',
    'Subscription updated successfully',
    'From the next issue: Standard · Print and digital, United States',
  ),
});

const later = pageOf('showAccount', 'extended');
const next = later.subscriber.timetable.future_subscriptions[0]?.info;
if (next) next.deliverables = { set: 'print-a', active: 'digital' };

export const SubscriptionContradicted = meta.story({
  name: 'Subscription differs from the request: shows its actual state',
  ...arrived('extended', change('low')),
  ...telling(
    'alert',
    'Your subscription did not change as you asked.',
    'From the next issue: Standard · Print and digital, United States',
  ),
});
