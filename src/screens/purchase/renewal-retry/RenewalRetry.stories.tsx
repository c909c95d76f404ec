import { expect, screen as page, waitFor } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { banners } from '#fixtures/stories/banners.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { keyRefusals, pay } from '#fixtures/stories/purchase.ts';
import { departures, refusals } from '#fixtures/stories/refusals.ts';
import { linksIn, press, reloads, type Story, sees, seesButton, submit } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { pages, replies } from '#mocks/replies.ts';
import preview from '#storybook/preview.tsx';
import { RenewalRetry } from './RenewalRetry.tsx';

const meta = preview.meta({
  title: 'Subscribe/Retry a renewal',
  component: RenewalRetry,
  args: { page: pageOf('showRenewal', 'nothingOnFile') },
});

const onFile = meta.story({ args: { page: pageOf('showRenewal', 'cardOnFile') } });

const { checkout, renewalRetry } = english;
const { retryRenewal } = replies;
const PAY = fill(renewalRetry.pay, { amount: '$60.00' });

const payOnFile = (story: Story) => press(story, PAY);

export const CardOnFile = onFile.extend({
  name: 'Card on file: the failure, the renewal and a button with its price [CHECK-23]',
  play: async (story) => {
    const { renewal_failed } = pages.showRenewal.cardOnFile.body.subscriber.timetable;
    await sees(story, new RegExp(banners.renewalFailed.replace(/[$.]/g, '\\$&')));
    await sees(story, renewal_failed.reason);
    await sees(story, pages.showRenewal.cardOnFile.body.renewal.lines[0].name);
    await expect(await story.canvas.findByRole('radio', { name: checkout.existingPayment })).toBeChecked();
    await expect(story.canvas.getByRole('button', { name: PAY })).toBeVisible();
  },
});

export const CardExpired = meta.story({
  name: 'Card expired: cannot be chosen, asks for a new one [CHECK-23]',
  args: { page: pageOf('showRenewal', 'cardExpired') },
  play: async (story) => {
    const radio = await story.canvas.findByRole('radio', { name: checkout.existingPayment });
    await expect(radio).toBeDisabled();
    await expect(radio).toHaveAccessibleDescription(/expired 01\/2026/);
    await seesButton(story, 'proceed');
  },
});

export const NothingOnFile = meta.story({
  name: 'Nothing on file: asks for a new card, which may be saved [CHECK-24]',
  play: async (story) => {
    await expect(await story.canvas.findByRole('checkbox', { name: checkout.saveCard })).toBeChecked();
    await seesButton(story, 'proceed');
  },
});

export const NothingFailed = meta.story({
  name: 'Nothing failed: nothing to pay, a link back',
  args: { page: pageOf('showRenewal', 'nothingFailed') },
  play: async (story) => {
    await sees(story, renewalRetry.nothing);
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(linksIn(story.canvas.getByText(english.page.returnToSettings).parentElement ?? document.body)).toEqual(
      [[english.page.returnToSettings, '/account']],
    );
  },
});

export const Started = meta.story({
  name: 'Started: shows the payment form [CHECK-38]',
  beforeEach: answers('retryRenewal', 'started'),
  play: async (story) => {
    await submit(story);
    await sees(story, english.status.paymentReady);
    await expect(story.canvas.getByRole('button', { name: PAY })).toBeVisible();
  },
});

export const Updated = meta.story({
  name: 'Updated: confirms the intent, then polls [CHECK-39]',
  beforeEach: answers('retryRenewal', 'started', 'updated'),
  play: async (story) => {
    await submit(story);
    await pay(story, undefined, PAY);
    await seesButton(story, 'completing');
  },
});

export const Ordered = onFile.extend({
  name: 'Ordered: each reply leads to the receipt or the invoice [CHECK-40]',
  ...departures('retryRenewal', payOnFile, {
    customerCompleted: `/receipts?token=${retryRenewal.customerCompleted.body.data.receipt}`,
    customerProcessing: `/invoice/${retryRenewal.customerProcessing.body.data.invoice}`,
  }),
});

export const AuthorizationRequired = onFile.extend({
  name: 'Authorization required: the bank asks the cardholder [CHECK-45]',
  beforeEach: answers('retryRenewal', 'authorizationRequired'),
  play: async (story) => {
    await payOnFile(story);
    await page.findByRole('dialog');
  },
});

export const ReplacementRequired = onFile.extend({
  name: 'Replacement required: declined again, asks for a new card [CHECK-46]',
  beforeEach: answers('retryRenewal', 'replacementRequired'),
  play: async (story) => {
    await payOnFile(story);
    await isStopped(story, /To proceed, please update your payment information\./);
    await expect(story.canvas.getByRole('radio', { name: checkout.newPayment })).toBeChecked();
  },
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words, can be sent again [CHECK-16, CHECK-49, CHECK-50]',
  ...refusals('retryRenewal', {
    but: ['replacementRequired', 'renewalPaid', 'renewalProcessing', 'nothingToRetry', 'outdated'],
    send: submit,
    keeps: (story) => seesButton(story, 'proceed'),
  }),
});

export const KeyRefused = meta.story({
  name: 'Key foreign, key reused, key in use, key closed: asks before using a new key, then shows the server’s message',
  ...keyRefusals('retryRenewal', submit),
});

export const PaidElsewhere = meta.story({
  name: 'Paid elsewhere: leads to the receipt or the invoice',
  ...departures('retryRenewal', submit, {
    renewalPaid: ['/receipts?token=rcp_Vd0w7c', 'order.already'],
    renewalProcessing: ['/invoice/inv_5tG4hA', 'order.already'],
  }),
});

async function isStopped({ canvas }: Story, said: string | RegExp) {
  const words = await canvas.findByText(said);
  await waitFor(() => expect(words.closest('[role="alert"]')).toHaveFocus());
}

const reloadsIfOutdated = (name: 'outdated' | 'nothingToRetry') => ({
  beforeEach: answers('retryRenewal', name),
  play: async (story: Story) => {
    await submit(story);
    await isStopped(story, retryRenewal[name].body.errors);
    await expect(story.canvas.queryByRole('button', { name: PAY })).not.toBeInTheDocument();
    await press(story, renewalRetry.outdated);
    await reloads(story);
  },
});

export const Outdated = meta.story({
  name: 'Outdated: the price changed, reloads before the payment',
  ...reloadsIfOutdated('outdated'),
});

export const NothingToRetry = meta.story({
  name: 'Nothing to retry: renewed automatically meanwhile, reloads',
  ...reloadsIfOutdated('nothingToRetry'),
});
