import { describe, expect, test } from 'vitest';
import { createActor, transition } from 'xstate';
import type { RedeemData, Subscriber } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Problem, ProblemCode } from '#machines/lib/problem.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import type { ChangeOf, Refused } from '#machines/purchase/checkout/purchase.ts';
import { emptyAddress } from '#machines/rules/address/address.ts';
import type { Deliverable, Shipcode } from '#machines/rules/subscription/subscription.ts';
import { type pages, replies, requests } from '#mocks/replies.ts';
import { redeemOf } from '../../../tests/support/gifts.ts';
import { copyOf } from '../../../tests/support/orders.ts';
import { giftOf, places, type RedeemDraft, type RedeemInput, redeemMachine, redeemPrice } from './redeem.machine.ts';

/** What a redemption begins with. */
const begun = (input: RedeemInput): RedeemDraft => createActor(redeemMachine, { input }).getSnapshot().context.draft;

/** A redemption of this draft: what comes of an event, and what is ordered by it. */
function after(draft: RedeemDraft, event: object, value: object = { open: 'filling' }) {
  const { context, children } = createActor(redeemMachine, { input: redeemOf('fresh') }).getSnapshot();
  const stands = redeemMachine.resolveState({ value, context: { ...context, draft } } as never);
  const [next, actions] = transition(redeemMachine, { ...stands, children } as never, event as never);
  const sent = actions.map(({ params }) => Object(params).event).find((each) => each?.type === 'order.submitted');
  return { ...next.context, value: next.value, order: sent?.order as Order };
}

const changed = (draft: RedeemDraft, change: ChangeOf<typeof redeemMachine>): RedeemDraft =>
  after(draft, { type: 'form.changed', change }).draft;
const { name, email, password, address } = copyOf(requests.redeemGift.newReader.body);

/** What is ordered of this draft, once all is typed that it lacks. */
const orderOf = (draft: RedeemDraft): Order => {
  const form = { ...draft.form, name, email, ...password, address };
  const typed = Object.fromEntries(Object.entries(draft.form).filter(([, text]) => typeof text === 'string' && text));
  return after({ ...draft, form: { ...form, ...typed } }, { type: 'form.submitted' }).order;
};

/** What comes of an order that is handed back. */
const handedBack = (draft: RedeemDraft, refused: Refused) =>
  after(
    draft,
    {
      type: 'xstate.snapshot.checkout',
      snapshot: { context: refused, hasTag: () => false, matches: () => false },
    },
    { open: 'ordering' },
  );

/** What comes of reading the gift again. */
const readAgain = (draft: RedeemDraft, output: Result<RedeemData>) =>
  after(draft, { type: 'xstate.done.actor.0.redeem.open.reading', output }, { open: 'reading' });

type Name = keyof typeof pages.showRedeem;

const begin = (name: Name, change: Partial<RedeemDraft> = {}): RedeemDraft => ({
  ...begun(redeemOf(name)),
  ...change,
});

/** A reader with addresses in `ship-a` and `ship-b`, whose own category is this one. */
function beginAs(shipcode: Shipcode, change: Partial<RedeemDraft> = {}): RedeemDraft {
  const context = begin('freshForReader');
  const account = (context.page.subscriber as Subscriber).account;
  account.shipcode = shipcode;
  account.addresses.b = { ...emptyAddress, line1: '88 Rue Saint-Viateur', country: 'CA' };
  return { ...context, ...change };
}

const shipping = copyOf(replies.getShipping.shipping.body);

test('begins with nothing typed, and with digital where there is no gift to open', () => {
  expect(begin('expiredGift')).toMatchObject({
    deliverable: 'digital',
    origin: 'change',
    isUnsure: false,
    form: { name: '', email: '', password: '', confirm: '', address: emptyAddress },
  });
  expect(() => giftOf(begin('expiredGift'))).toThrow('Only the page of a gift that may be redeemed is opened.');
});

test.each<[string, RedeemDraft, Shipcode]>([
  ['of the delivery', beginAs('ship-c'), 'ship-a'],
  ['of the account, for digital', beginAs('ship-c', { deliverable: 'digital' }), 'ship-c'],
  ['that comes first, for digital and nobody known', begin('digitalGift'), 'ship-a'],
])('is sent in the category %s', (_, context, shipcode) => {
  expect(places.categoryOf(context, 'address')).toBe(shipcode);
});

test.each<[Deliverable, number, true | undefined]>([
  ['digital', 0, true],
  ['print-a', 0, true],
  ['print-b', 1200, undefined],
  ['print-c', 2205, undefined],
])('costs what is more than was given: %s, %d cents [REDEEM-10]', (deliverable, price, isFree) => {
  const context = begin('fresh', { deliverable });
  expect([redeemPrice(context), orderOf(context).isFree]).toEqual([price, isFree]);
});

test('sends the name and the email without the spaces around them', () => {
  const context = begin('fresh');
  const form = { ...context.form, name: ' Noor Haddad ', email: ' noor@reader.example\t' };
  expect(orderOf({ ...context, form }).body).toMatchObject({ name: 'Noor Haddad', email: 'noor@reader.example' });
});

describe('the address on record or another [ADDR-12]', () => {
  test('begins another in the category of the account', () => {
    const context = beginAs('ship-b');
    expect(changed(context, { origin: 'change' })).toMatchObject({ origin: 'change', deliverable: 'print-b' });
    expect(changed({ ...context, origin: 'change' }, { origin: 'keep' })).toMatchObject({
      origin: 'keep',
      deliverable: 'print-a',
    });
  });

  test('is no choice where none is on record', () => {
    for (const draft of [beginAs('ship-b', { deliverable: 'print-c' }), begin('fresh')])
      expect(changed(draft, { origin: 'keep' })).toEqual(draft);
  });

  test.each<[Deliverable, 'keep' | 'change', Deliverable, 'keep' | 'change']>([
    ['print-a', 'keep', 'print-b', 'keep'],
    ['print-a', 'change', 'print-b', 'change'],
    ['print-a', 'keep', 'print-c', 'change'],
    ['print-c', 'change', 'print-a', 'keep'],
  ])('with %s and %s, %s has its own: %s', (deliverable, origin, chosen, expected) => {
    const context = beginAs('ship-a', { deliverable, origin });
    expect(changed(context, { delivery: chosen })).toMatchObject({ deliverable: chosen, origin: expected });
  });
});

test('chooses a country of the category, once the countries are known [ADDR-20]', () => {
  const context = begin('fresh', { deliverable: 'print-c' });
  const chosen = (code: string, change: Partial<RedeemDraft>) =>
    changed({ ...context, ...change }, { country: { address: code } }).form.address;
  expect(chosen('DE', { shipping })).toEqual({ ...emptyAddress, country: 'DE', country_name: 'Germany' });
  expect(chosen('US', { shipping })).toEqual(emptyAddress);
  expect(chosen('DE', {})).toEqual(emptyAddress);
});

describe('an order that came back', () => {
  const problem = (field: string, code: ProblemCode = 'server'): Problem => ({ field, code });
  const back = { problems: [] as Problem[], key: undefined, isOutdated: false };

  test.each<[string, Problem[], boolean]>([
    ['nothing', [], false],
    ['the words of the server', [problem('general')], true],
    ['an order that failed', [problem('general', 'orderFailed')], true],
    ['both', [problem('general'), problem('general', 'orderFailed')], true],
    ['a field', [problem('name')], false],
    ['a field beside the words of the server', [problem('general'), problem('name')], false],
    ['a session that has ended', [problem('general', 'signedOut')], false],
    ['a payment', [problem('payment')], false],
  ])('leaves the gift in doubt, or not, after %s [REDEEM-6]', (_, problems, isInDoubt) => {
    const { value } = handedBack(begin('fresh'), { ...back, problems });
    expect(value).toEqual({ open: isInDoubt ? 'reading' : 'filling' });
  });

  test.each<[string, boolean, Partial<typeof back> | { key: string }, boolean]>([
    ['an answer', false, {}, false],
    ['an answer, after one that was lost', true, {}, true],
    ['a lost answer', false, { key: 'a key that is kept' }, true],
    ['an answer to another tab', false, { isOutdated: true }, true],
  ])('may have redeemed the gift after %s', (_, isUnsure, change, expected) => {
    const draft = begin('fresh', { isUnsure });
    expect(handedBack(draft, { ...back, ...change }).draft).toEqual({ ...draft, isUnsure: expected });
  });

  test('opens the address for a problem of it, where one is needed [CHECK-15]', () => {
    const problems = [problem('name'), problem('address.city')];
    const context = beginAs('ship-a');
    expect(handedBack(context, { ...back, problems }).draft).toMatchObject({
      origin: 'change',
      form: { address: context.page.subscriber?.account.addresses.a },
    });
    const digital = { ...context, deliverable: 'digital' as const };
    expect(handedBack(digital, { ...back, problems }).draft).toEqual({ ...digital, isUnsure: false });
    const named = handedBack(context, { ...back, problems: [problem('name')] }).draft;
    expect(named).toEqual({ ...context, isUnsure: false });
  });
});

describe('a gift that was read again', () => {
  const read = (name: 'fresh' | 'upgradeClosed' | 'expiredGift'): Result<RedeemData> => ({
    kind: 'ok',
    output: copyOf(replies.getGift[name].body),
  });

  test('changes nothing where it could not be read', () => {
    const { draft, value } = readAgain(begin('fresh'), { kind: 'unanswered' });
    expect([draft, value]).toEqual([begin('fresh'), { open: 'filling' }]);
  });

  test('is for another reader where somebody else is logged in now', () => {
    const [visitor, reader] = [begin('fresh'), begin('freshForReader')];
    const other = begin('misaligned');
    const isOther = (one: RedeemDraft, now: RedeemDraft) =>
      readAgain(one, { kind: 'ok', output: { ...copyOf(replies.getGift.fresh.body), ...now.page } }).value ===
      'outdated';
    expect([isOther(visitor, visitor), isOther(reader, reader)]).toEqual([false, false]);
    expect([isOther(visitor, reader), isOther(reader, visitor), isOther(reader, other)]).toEqual([true, true, true]);
  });

  test.each<[Deliverable, 'fresh' | 'upgradeClosed' | 'expiredGift', Deliverable]>([
    ['print-b', 'fresh', 'print-b'],
    ['print-b', 'upgradeClosed', 'digital'],
    ['digital', 'upgradeClosed', 'digital'],
    ['print-b', 'expiredGift', 'print-b'],
  ])('keeps %s unless it can be chosen no more: %s leaves %s [SUBS-4]', (deliverable, reading, expected) => {
    const context = begin('fresh', { deliverable });
    const now = readAgain(context, read(reading)).draft;
    expect([now.deliverable, now.page.redeem]).toEqual([expected, replies.getGift[reading].body.redeem]);
  });
});
