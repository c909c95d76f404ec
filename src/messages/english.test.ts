import { expect, test } from 'vitest';
import { keysIn } from '#fixtures/data/translations.ts';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import { en } from './english.ts';
import type { MessageGroup } from './message.ts';

test('has the texts of the specification, letter for letter [ACCT-21, ACCT-25, ACCT-26, ACCT-39, ADDR-7, ADDR-23, ADDR-24, COUP-3, EMAIL-4, NAME-2, PRICE-6]', () => {
  expect(en).toMatchObject({
    subscribe: {
      level: 'Select a Subscription Level',
      adjust: 'Adjust Subscription',
      donation: 'Leave a Donation',
      benefits: 'What do I get with this subscription',
      swag: 'Add Swag',
      shipping: 'Shipping Category',
      years: 'Years',
      renewNote: 'Your subscription will renew at the end of your cycle, but you can cancel at any time.',
    },
    level: { low: 'Student', high: 'Standard' },
    zone: { 'ship-a': 'United States', 'ship-b': 'Canada', 'ship-c': 'International' },
    review: {
      personal: 'Personal Subscription',
      gifts: 'Gift Subscriptions',
      donation: 'Donation',
      shipped: 'Items for Shipping',
      digital: 'Digital Items',
      shipping: 'Shipping',
      discount: 'Discount',
      listPrice: 'List Price',
      total: 'Total',
    },
    address: {
      unneeded: 'You do not currently have a subscription that requires shipping to an address in this category.',
      digital: 'You currently have a digital subscription so an address is not required.',
      updated: 'Address updated successfully',
    },
    name: { updated: 'Name updated successfully' },
    email: { sent: 'A confirmation email has been sent to {email}' },
    cart: { empty: 'Your cart is empty' },
    common: { free: 'FREE' },
    page: { returnToSettings: 'Return to settings' },
    problem: {
      callFailed: 'We encountered an error. Please try again at another time or contact {email} if you need help.',
    },
    invoice: {
      net: { other: 'NET {count}' },
      processing:
        'Your order is currently being processed. As soon as your payment has gone through, an email will be sent to your email address with your receipt.',
      failed:
        'You order failed to completed due to the following error: {message}. You can attempt to pay again by clicking Proceed to Payment below.',
    },
    purchaser: { passwordToManage: 'In order to manage your subscription you will need to set up a password.' },
  });
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
  expect(en.accountNotice).toEqual({
    emailFailing:
      'There appears to be a problem with your email address, so we are currently unable to send important notifications',
    addressMissing: 'You do not have an address on record for us to send to.',
  });
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

test('accepts an override of every text in the page data [HOST-5]', () => {
  const messages = Object.fromEntries(keysIn(en).map((key) => [key, key]));
  expect(Settings({ journal: 'Ember Days', messages })?.messages).toEqual(messages);
});

test('lists every text once in the catalogue, under its group', () => {
  const modules = import.meta.glob<Record<string, MessageGroup>>('./en/**/*.ts', { eager: true });
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
