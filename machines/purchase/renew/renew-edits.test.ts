import { describe, expect, test } from 'vitest';
import { emptyAddress } from '#machines/rules/address/address.ts';
import type { Origin } from '#machines/rules/address/address-origin.ts';
import type { Choice, Shipcode } from '#machines/rules/subscription/subscription.ts';
import { replies } from '#mocks/replies.ts';
import { copyOf } from '../../../tests/support/orders.ts';
import { renewOf } from '../../../tests/support/renewals.ts';
import { beginRenew, type RenewContext, type RenewEdit, readerOf } from './renew-context.ts';
import { edited, takeBack, takeCountries } from './renew-edits.ts';

const shipping = copyOf(replies.getShipping.shipping.body);
const { list: products } = copyOf(replies.getProducts.swag.body);

/** A renewal with other settings, of a reader with addresses in `ship-a` and `ship-b`, whose own category is `ship-b`. */
function changing(shipcode: Shipcode = 'ship-b', change: Partial<RenewContext> = {}): RenewContext {
  const begun = beginRenew(renewOf('extended'));
  const { addresses } = readerOf(begun).account;
  addresses.a = { ...emptyAddress, line1: '12 Harbour Street', country: 'US' };
  return { ...begun, isChanging: true, choice: { ...begun.choice, shipcode }, products, ...change };
}

/** The context after some changes. */
function withEdits(context: RenewContext, ...events: RenewEdit[]): RenewContext {
  let now = context;
  for (const event of events) now = { ...now, ...edited(now, event) };
  return now;
}

const choosing = (choice: Partial<Choice>): RenewEdit => ({ type: 'choice.changed', choice });
const from = (origin: Origin): RenewEdit => ({ type: 'origin.chosen', origin });

describe('another shipping category', () => {
  test.each<[string, Shipcode, Origin, Shipcode, Origin]>([
    ['from one on record to one on record', 'ship-b', 'keep', 'ship-a', 'keep'],
    ['from one on record, though another was wanted', 'ship-b', 'change', 'ship-a', 'change'],
    ['from one on record to none', 'ship-b', 'keep', 'ship-c', 'change'],
    ['from none to one on record', 'ship-c', 'change', 'ship-a', 'keep'],
  ])('has its own address: %s', (_, before, origin, now, expected) => {
    expect(withEdits(changing(before, { origin }), choosing({ shipcode: now })).origin).toBe(expected);
  });

  test('brings the country of the address along [ADDR-18]', () => {
    const context = changing('ship-b', { shipping });
    expect(withEdits(context, choosing({ shipcode: 'ship-a' })).form.address).toMatchObject({ country: 'US' });
  });

  test('is the only change of the settings that touches the address', () => {
    const context = changing('ship-b', { shipping, origin: 'change' });
    expect(edited(context, choosing({ term: '3year' }))).toStrictEqual({
      choice: { ...context.choice, term: '3year' },
      hasCoupon: false,
    });
  });
});

describe('the address on record or another [ADDR-12]', () => {
  test('begins another in the category of the account', () => {
    expect(withEdits(changing('ship-a'), from('change'))).toMatchObject({
      origin: 'change',
      choice: { shipcode: 'ship-b' },
    });
  });

  test('keeps the one on record in the category that is chosen', () => {
    expect(withEdits(changing('ship-a', { origin: 'change' }), from('keep'))).toMatchObject({
      origin: 'keep',
      choice: { shipcode: 'ship-a' },
    });
  });

  test('is no choice where none is on record', () => {
    expect(edited(changing('ship-c', { origin: 'change' }), from('keep'))).toEqual({});
  });

  test('leaves the settings alone where they stay as they are', () => {
    const context = changing('ship-b', { isChanging: false });
    expect(edited(context, from('change'))).toEqual({ origin: 'change' });
  });
});

test('chooses a country of the category, once the countries are known [ADDR-20]', () => {
  const context = changing('ship-c');
  const loaded = { ...context, ...takeCountries(context, shipping) };
  const chosen = (now: RenewContext, code: string) =>
    withEdits(now, { type: 'country.chosen', code }).form.address.country;
  expect([chosen(context, 'DE'), chosen(loaded, 'DE'), chosen(loaded, 'US')]).toEqual(['', 'DE', '']);
});

test('takes a product, changes it and removes it again [SUBSCRIBE-15]', () => {
  const tote = { type: 'swag.chosen', product: 'prd:tote', size: 'sze:tote-one', quantity: 2 } as const;
  const shirt = { type: 'swag.chosen', product: 'prd:shirt', size: 'sze:shirt-l', quantity: 1 } as const;
  const refs = (context: RenewContext) => context.swag.map(({ product, quantity }) => [product.ref, quantity]);
  const chosen = withEdits(changing(), tote, shirt);
  expect(refs(chosen)).toEqual([
    ['prd:tote', 2],
    ['prd:shirt', 1],
  ]);
  expect(refs(withEdits(chosen, { type: 'swag.removed', product: 'prd:tote' }))).toEqual([['prd:shirt', 1]]);
});

test('takes a checkout later, and back again', () => {
  const later = withEdits(changing(), { type: 'timing.chosen', timing: 'later' });
  expect([later.timing, withEdits(later, { type: 'timing.chosen', timing: 'now' }).timing]).toEqual(['later', 'now']);
});

describe('an order that came back', () => {
  const problem = (field: string) => ({ field, code: 'server' as const, words: 'No.' });
  const same = changing('ship-b', { isChanging: false });

  test.each([['general'], ['name'], ['payment']])('opens nothing for %s', (field) => {
    expect(takeBack(same, [problem(field)])).toEqual({});
  });

  test('opens the settings for a coupon, whatever else was wrong, and leaves the address [COUP-9]', () => {
    const change = takeBack(same, [problem('name'), problem('coupon')]);
    expect(change).toMatchObject({ isForced: true, isChanging: true });
    expect(change).not.toHaveProperty('form');
  });

  test.each(['address', 'address.postcode'])('opens the settings and the address for %s [RENEW-3]', (field) => {
    const recorded = readerOf(same).account.addresses.b;
    expect(takeBack(same, [problem('name'), problem(field)])).toMatchObject({
      isForced: true,
      isChanging: true,
      origin: 'change',
      form: { address: recorded },
    });
  });

  test('opens nothing for an address where nothing is sent', () => {
    const digital = { ...beginRenew(renewOf('digital')) };
    expect(takeBack(digital, [problem('address')])).toEqual({});
  });
});
