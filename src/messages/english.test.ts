import { expect, test } from 'vitest';
import { keysIn } from '#fixtures/data/translations.ts';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import { en } from './english.ts';
import type { MessageGroup } from './message.ts';

test('has the exact labels of the builder', () => {
  const { level, adjust, donation, benefits, swag, shipping, years } = en.subscribe;
  expect([level, adjust, donation, benefits, swag, shipping, years]).toEqual([
    'Select a Subscription Level',
    'Adjust Subscription',
    'Leave a Donation',
    'What do I get with this subscription',
    'Add Swag',
    'Shipping Category',
    'Years',
  ]);
});

test('labels the levels [ACCT-39]', () => {
  expect([en.level.low, en.level.high]).toEqual(['Student', 'Standard']);
});

test('labels the shipping zones [PRICE-6]', () => {
  expect([en.zone['ship-a'], en.zone['ship-b'], en.zone['ship-c']]).toEqual([
    'United States',
    'Canada',
    'International',
  ]);
});

test('has the exact labels of the submit button', () => {
  expect(en.submit).toEqual({
    placeOrder: 'Place Order',
    free: 'Submit',
    payment: 'Submit Payment',
    proceed: 'Proceed to Payment',
    loading: 'Loading',
    sending: 'Processing Order',
    completing: 'Completing Order',
    completed: 'Order Successful',
    checkAgain: 'Check again',
  });
});

test('labels the sections and rows of the order review', () => {
  const { personal, gifts, donation, shipped, digital, shipping, discount, listPrice, total } = en.review;
  expect([personal, gifts, donation, shipped, digital, shipping, discount, listPrice, total]).toEqual([
    'Personal Subscription',
    'Gift Subscriptions',
    'Donation',
    'Items for Shipping',
    'Digital Items',
    'Shipping',
    'Discount',
    'List Price',
    'Total',
  ]);
});

test('has the exact renewal note [ACCT-21]', () => {
  expect(en.subscribe.renewNote).toBe(
    'Your subscription will renew at the end of your cycle, but you can cancel at any time.',
  );
});

test('has the exact address notes [ADDR-7, ADDR-23]', () => {
  expect([en.address.unneeded, en.address.digital]).toEqual([
    'You do not currently have a subscription that requires shipping to an address in this category.',
    'You currently have a digital subscription so an address is not required.',
  ]);
});

test('has the exact success messages [NAME-2, EMAIL-4, ADDR-24]', () => {
  expect([en.name.updated, en.email.sent, en.address.updated]).toEqual([
    'Name updated successfully',
    'A confirmation email has been sent to {email}',
    'Address updated successfully',
  ]);
});

test('has the exact notices of the account [ACCT-25, ACCT-26]', () => {
  expect(en.accountNotice).toEqual({
    emailFailing:
      'There appears to be a problem with your email address, so we are currently unable to send important notifications',
    addressMissing: 'You do not have an address on record for us to send to.',
  });
});

test('has the exact coupon labels and errors [COUP-3]', () => {
  expect(en.coupon).toEqual({
    apply: 'Apply Coupon',
    remove: 'Remove Coupon',
    cannotApply: 'Cannot Apply Coupon',
    applied: 'CODE APPLIED',
    notApplied: 'CODE NOT APPLIED',
    unable: 'Unable to apply coupon {code}',
    notForNew: 'This coupon does not apply to new subscriptions.',
    notForRenewals: 'This coupon does not apply to subscription renewals.',
    notCovered:
      'Coupon does not apply to this subscription. If you would like to use this coupon, please change your subscription settings via the following form.',
  });
});

test('has the exact texts of an invoice', () => {
  expect([en.invoice.net, en.invoice.processing, en.invoice.failed, en.purchaser.passwordToManage]).toEqual([
    { other: 'NET {count}' },
    'Your order is currently being processed. As soon as your payment has gone through, an email will be sent to your email address with your receipt.',
    'You order failed to completed due to the following error: {message}. You can attempt to pay again by clicking Proceed to Payment below.',
    'In order to manage your subscription you will need to set up a password.',
  ]);
});

test('has the exact texts for an empty cart, a free total and a failed call', () => {
  expect([en.cart.empty, en.common.free, en.problem.callFailed, en.page.returnToSettings]).toEqual([
    'Your cart is empty',
    'FREE',
    'We encountered an error. Please try again at another time or contact {email} if you need help.',
    'Return to settings',
  ]);
});

test('accepts an override of every text in the page data [HOST-5]', () => {
  const messages = Object.fromEntries(keysIn(en).map((key) => [key, key]));
  expect(Settings({ journal: 'Ember Days', messages })?.messages).toEqual(messages);
});

test('lists every text once in the catalogue, under its group', () => {
  const modules = import.meta.glob<Record<string, MessageGroup>>('./en/*.ts', { eager: true });
  const groups = Object.values(modules).flatMap((module) => Object.values(module));
  const keys = groups.flatMap(({ group, texts }) => Object.keys(texts).map((name) => `${group}.${name}`));
  expect(keys.toSorted()).toEqual(keysIn(en).toSorted());
});

test('has an `Alone` variant of every text with the support address', () => {
  const entries = Object.entries(en).flatMap(([group, texts]) =>
    Object.entries<string | object>(texts)
      .map(([name, text]) => [name, JSON.stringify(text)] as const)
      .map((entry) => ({ key: `${group}.${entry[0]}`, entry, texts })),
  );
  // Here `{email}` is the reader's own address (EMAIL-4).
  const isReaders = ({ key }: { key: string }) => key === 'email.sent';
  const addressed = entries.filter((each) => each.entry[1].includes('{email}') && !isReaders(each));
  expect(addressed.length).toBeGreaterThan(5);
  expect(addressed.filter(({ entry: [name], texts }) => !(`${name}Alone` in texts))).toEqual([]);
  expect(entries.filter(({ entry: [name, words] }) => name.endsWith('Alone') && words.includes('{'))).toEqual([]);
});
