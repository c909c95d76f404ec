import { describe, expect, test } from 'vitest';
import { createActor, transition } from 'xstate';
import type { Problem } from '#machines/lib/problem.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import type { Refused } from '#machines/purchase/checkout/purchase.ts';
import { blankForm } from '#machines/purchase/checkout/reader-form.ts';
import { emptyAddress } from '#machines/rules/address/address.ts';
import type { Origin } from '#machines/rules/address/address-origin.ts';
import { type Choice, defaultChoice, type Shipcode } from '#machines/rules/subscription/subscription.ts';
import { replies } from '#mocks/replies.ts';
import { copyOf, productOf } from '../../../tests/support/orders.ts';
import { type RenewEvent, renewOf } from '../../../tests/support/renewals.ts';
import {
  asksAddress,
  builtOf,
  isForLife,
  type RenewDraft,
  type RenewInput,
  readerOf,
  renewalOf,
  renewMachine,
} from './renew.machine.ts';

/** What a renewal begins with. */
const begun = (input: RenewInput): RenewDraft => createActor(renewMachine, { input }).getSnapshot().context.draft;

/** A renewal of this draft: what comes of an event, and what is ordered by it. */
function after(draft: RenewDraft, event: object, value: object = { open: 'filling' }) {
  const { context, children } = createActor(renewMachine, { input: renewOf('extended') }).getSnapshot();
  const stands = renewMachine.resolveState({ value, context: { ...context, draft } } as never);
  const [next, actions] = transition(renewMachine, { ...stands, children } as never, event as never);
  const sent = actions.map(({ params }) => Object(params).event).find((each) => each?.type === 'order.submitted');
  return { ...next.context, order: sent?.order as Order };
}

const begin = (name: Parameters<typeof renewOf>[0], change: Partial<RenewDraft> = {}): RenewDraft => ({
  ...begun(renewOf(name)),
  ...change,
});

/** Whether the order goes to another address than the one on record: it is asked for, or sent. */
function isElsewhere(draft: RenewDraft): boolean {
  const { problems, order } = after(draft, { type: 'form.submitted' });
  const isAsked = problems.some(({ field }) => field.startsWith('address.'));
  return isAsked || Object(order?.body).origin === 'change';
}

test('begins with nothing typed where nobody is logged in', () => {
  expect(begin('visitor')).toEqual({
    page: renewOf('visitor').page,
    isChanging: false,
    isForced: false,
    choice: defaultChoice,
    timing: 'now',
    form: { ...blankForm(null), donation: '' },
    origin: 'change',
    hasCoupon: true,
    swag: [],
  });
});

test('begins with the reader, the settings and the address on record [RENEW-1, RENEW-2]', () => {
  expect(begin('extended')).toMatchObject({
    isChanging: false,
    isForced: false,
    choice: { medium: 'print', level: 'high', term: '2year', shipcode: 'ship-b' },
    timing: 'now',
    form: { name: 'Ines Calloway', email: 'ines@reader.example', donation: '', address: emptyAddress },
    origin: 'keep',
    swag: [],
  });
});

test('a page without a renewal has none to open, and one without a reader nobody to renew for', () => {
  expect(() => renewalOf(begin('nothingToRenew'))).toThrow('Only a page with something to renew is opened.');
  expect(() => readerOf(begin('visitor'))).toThrow('Only a reader who is logged in renews.');
});

test.each([
  ['a subscription for life', true, 'none', true],
  ['a subscription for life of which something is left', true, 'some', true],
  ['a renewal with no token', false, 'none', true],
  ['a subscription that ends', false, 'some', false],
  ['nothing to renew', false, 'no renewal', false],
] as const)('%s: lifetime %s, token %s, for life %s [RENEW-4]', (_, isLifetime, token, expected) => {
  const { page } = renewOf('extended');
  if (!page.subscriber || !page.renew) throw new Error('The page has no renewal.');
  page.subscriber.timetable.lifetime_subscription = isLifetime;
  if (token === 'none') page.renew.token = null;
  if (token === 'no renewal') page.renew = null;
  expect(isForLife({ page })).toBe(expected);
});

test('a visitor’s page is not for life', () => {
  expect(isForLife(begin('visitor'))).toBe(false);
});

test('builds a personal renewal, of which there is one', () => {
  expect(builtOf(begin('extended'))).toMatchObject({ purpose: 'personal', renewal: true, quantity: 1 });
});

describe('the address that is asked for [RENEW-2, RENEW-3]', () => {
  const digital = { medium: 'digital', level: 'high', term: '2year', shipcode: 'ship-b' } as const;
  const unrecorded = { medium: 'print', level: 'high', term: '2year', shipcode: 'ship-c' } as const;

  test.each<[string, Partial<RenewDraft>, boolean, boolean]>([
    ['none with the same settings', { isChanging: false, origin: 'change' }, false, false],
    ['one of two with other settings, on record', { isChanging: true, origin: 'keep' }, true, false],
    ['one of two with other settings, another', { isChanging: true, origin: 'change' }, true, true],
    ['another where none is on record', { isChanging: true, choice: unrecorded, origin: 'change' }, true, true],
    ['none for digital', { isChanging: true, choice: digital, origin: 'change' }, false, false],
    ['none now for a checkout later', { timing: 'later', isChanging: true, origin: 'change' }, false, false],
  ])('%s', (_, change, isAsked, isAnother) => {
    const context = begin('extended', change);
    expect([asksAddress(context), isElsewhere(context)]).toEqual([isAsked, isAnother]);
  });

  test('one even with the same settings where print has none on record', () => {
    const context = begin('addressMissing', { isChanging: false });
    expect([asksAddress(context), isElsewhere(context)]).toEqual([true, true]);
  });
});

type RenewEdit = Extract<RenewEvent, { type: 'form.changed' }>;

const edited = (draft: RenewDraft, event: RenewEdit): RenewDraft => after(draft, event).draft;

/** The renewal once its order came back for these problems. */
const takeBack = (draft: RenewDraft, problems: Problem[]): RenewDraft =>
  after(draft, cameBack({ problems, key: undefined, isOutdated: false }), { open: 'ordering' }).draft;

/** A checkout hands an order back. */
const cameBack = (refused: Refused) => ({
  type: 'xstate.snapshot.checkout',
  snapshot: { context: refused, hasTag: () => false, matches: () => false },
});

const shipping = copyOf(replies.getShipping.shipping.body);

/** A renewal with other settings, of a reader with addresses in `ship-a` and `ship-b`, whose own category is `ship-b`. */
function changing(shipcode: Shipcode = 'ship-b', change: Partial<RenewDraft> = {}): RenewDraft {
  const draft = begun(renewOf('extended'));
  const { addresses } = readerOf(draft).account;
  addresses.a = { ...emptyAddress, line1: '12 Harbour Street', country: 'US' };
  return { ...draft, isChanging: true, choice: { ...draft.choice, shipcode }, ...change };
}

/** The context after some changes. */
function withEdits(context: RenewDraft, ...events: RenewEdit[]): RenewDraft {
  let now = context;
  for (const event of events) now = edited(now, event);
  return now;
}

const choosing = (choice: Partial<Choice>): RenewEdit => ({ type: 'form.changed', change: { choice } });
const from = (origin: Origin): RenewEdit => ({ type: 'form.changed', change: { origin } });

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
      ...context,
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
    const context = changing('ship-c', { origin: 'change' });
    expect(edited(context, from('keep'))).toEqual(context);
  });

  test('leaves the settings alone where they stay as they are', () => {
    const context = changing('ship-b', { isChanging: false });
    expect(edited(context, from('change'))).toEqual({ ...context, origin: 'change' });
  });
});

test('chooses a country of the category, once the countries are known [ADDR-20]', () => {
  const context = changing('ship-c');
  const loaded = after(context, { type: 'xstate.done.actor.shipping', output: shipping }).draft;
  const chosen = (now: RenewDraft, code: string) =>
    withEdits(now, { type: 'form.changed', change: { country: { address: code } } }).form.address.country;
  expect([chosen(context, 'DE'), chosen(loaded, 'DE'), chosen(loaded, 'US')]).toEqual(['', 'DE', '']);
});

test('takes a product, changes it and removes it again [SUBSCRIBE-15]', () => {
  const tote = {
    type: 'form.changed',
    change: { swag: { product: productOf('prd:tote'), size: 'sze:tote-one', quantity: 2 } },
  } as const;
  const shirt = {
    type: 'form.changed',
    change: { swag: { product: productOf('prd:shirt'), size: 'sze:shirt-l', quantity: 1 } },
  } as const;
  const refs = (context: RenewDraft) => context.swag.map(({ product, quantity }) => [product.ref, quantity]);
  const chosen = withEdits(changing(), tote, shirt);
  expect(refs(chosen)).toEqual([
    ['prd:tote', 2],
    ['prd:shirt', 1],
  ]);
  expect(
    refs(withEdits(chosen, { type: 'form.changed', change: { swag: { product: productOf('prd:tote') } } })),
  ).toEqual([['prd:shirt', 1]]);
});

test('takes a checkout later, and back again', () => {
  const later = withEdits(changing(), { type: 'form.changed', change: { timing: 'later' } });
  expect([later.timing, withEdits(later, { type: 'form.changed', change: { timing: 'now' } }).timing]).toEqual([
    'later',
    'now',
  ]);
});

describe('an order that came back', () => {
  const problem = (field: string) => ({ field, code: 'server' as const, words: 'No.' });
  const same = changing('ship-b', { isChanging: false });

  test.each([['general'], ['name'], ['payment']])('opens nothing for %s', (field) => {
    expect(takeBack(same, [problem(field)])).toEqual(same);
  });

  test('opens the settings for a coupon, whatever else was wrong, and leaves the address [COUP-9]', () => {
    const change = takeBack(same, [problem('name'), problem('coupon')]);
    expect(change).toMatchObject({ isForced: true, isChanging: true });
    expect(change.form).toEqual(same.form);
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
    const digital = begun(renewOf('digital'));
    expect(takeBack(digital, [problem('address')])).toEqual(digital);
  });
});

type RenewForm = RenewDraft['form'];

const problemsOf = (draft: RenewDraft): Problem[] => after(draft, { type: 'form.submitted' }).problems;
const orderOf = (draft: RenewDraft): Order => after(draft, { type: 'form.submitted' }).order;

function filled(form: Partial<RenewForm>, timing: RenewDraft['timing'] = 'now'): RenewDraft {
  const draft = begun(renewOf('extended'));
  return { ...draft, timing, form: { ...draft.form, ...form } };
}

test.each<[string, Partial<RenewForm>, [string, string][]]>([
  ['nothing is wrong', {}, []],
  ['the name is blank', { name: ' ' }, [['name', 'required']]],
  ['the email is blank', { email: '' }, [['email', 'required']]],
  ['the donation cannot be read', { donation: 'much' }, [['donation', 'amountUnreadable']]],
  ['the donation is too small', { donation: '0.50' }, [['donation', 'amountTooSmall']]],
  [
    'all is wrong',
    { name: '', email: '', donation: 'much' },
    [
      ['donation', 'amountUnreadable'],
      ['name', 'required'],
      ['email', 'required'],
    ],
  ],
])('says what stops the renewal, in the order of the page: %s', (_, form, expected) => {
  const said = (timing: RenewDraft['timing']) =>
    problemsOf(filled(form, timing)).map(({ field, code }) => [field, code]);
  expect(said('now')).toEqual(expected);
  // A checkout later asks for nothing but what goes into the cart (CHECK-53).
  expect(said('later')).toEqual(expected.filter(([field]) => field === 'donation'));
});

test('sends the name and the email without the spaces around them', () => {
  const { body } = orderOf(filled({ name: ' Ines Calloway ', email: '\tines@reader.example ' }));
  expect(body).toMatchObject({ name: 'Ines Calloway', email: 'ines@reader.example' });
});
