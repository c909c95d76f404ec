import { describe, expect, test } from 'vitest';
import { type AnyActorRef, createActor, transition } from 'xstate';
import type { Problem } from '#machines/lib/problem.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import type { ChangeOf } from '#machines/purchase/checkout/purchase.ts';
import { blankForm } from '#machines/purchase/checkout/reader-form.ts';
import { emptyAddress } from '#machines/rules/address/address.ts';
import type { Deliverable, Shipcode } from '#machines/rules/subscription/subscription.ts';
import type { UpgradeChoice } from '#machines/rules/subscription/upgrade.ts';
import { pages, replies } from '#mocks/replies.ts';
import { copyOf } from '../../../tests/support/orders.ts';
import { changeOf, newAddress } from '../../../tests/support/subscriptions.ts';
import {
  pendingIn,
  type SubscriptionChangeDraft,
  type SubscriptionChangeInput,
  subscriptionChangeMachine,
  subscriptionOf,
} from './subscription-change.machine.ts';

const begun = (input: SubscriptionChangeInput): SubscriptionChangeDraft =>
  createActor(subscriptionChangeMachine, { input }).getSnapshot().context.draft;

/** A change of this draft: what comes of an event, what is ordered, and what is saved and read by itself. */
function after(draft: SubscriptionChangeDraft, event: object, value: object = { open: 'filling' }) {
  const { context, children } = createActor(subscriptionChangeMachine, {
    input: changeOf('upgradeForMoney'),
  }).getSnapshot();
  const stands = subscriptionChangeMachine.resolveState({ value, context: { ...context, draft } } as never);
  const [next, actions] = transition(subscriptionChangeMachine, { ...stands, children } as never, event as never);
  const sent = actions.map(({ params }) => Object(params).event).find((each) => each?.type === 'order.submitted');
  const invoked: Record<string, AnyActorRef | undefined> = next.children;
  const inputOf = (state: string): unknown => invoked[`0.subscriptionChange.open.${state}`]?.getSnapshot().input;
  return { ...next.context, order: sent?.order as Order, saving: inputOf('saving'), reading: inputOf('reading') };
}

const problemsOf = (draft: SubscriptionChangeDraft): Problem[] => after(draft, { type: 'form.submitted' }).problems;
const orderOf = (draft: SubscriptionChangeDraft): Order => after(draft, { type: 'form.submitted' }).order;

const contextOf = (
  page: Parameters<typeof changeOf>[0],
  more: Partial<SubscriptionChangeDraft> = {},
): SubscriptionChangeDraft => ({ ...begun(changeOf(page)), ...more });

const held: UpgradeChoice = { level: 'low', deliverable: 'print-c' };
const high: UpgradeChoice = { level: 'high', deliverable: 'print-c' };
const digital: UpgradeChoice = { level: 'low', deliverable: 'digital' };
const NAMES = ['name', 'email'];
const LINES = ['address.line1', 'address.city', 'address.country'];

/** What is pending, and what a form in which nothing is typed lacks. */
test.each([
  [held, 'keep', 'nothing', []],
  [held, 'change', 'address', LINES],
  [high, 'keep', 'change', NAMES],
  [high, 'change', 'change', [...NAMES, ...LINES]],
  [digital, 'keep', 'change', NAMES],
  [digital, 'change', 'change', NAMES],
] as const)('of %o, to %s the address: sends %s, which takes %j', (choice, origin, pending, fields) => {
  const { form } = contextOf('upgradeForMoney');
  const context = contextOf('upgradeForMoney', { choice, origin, form: { ...form, name: ' ', email: '' } });
  expect(pendingIn(context)).toBe(pending);
  expect(problemsOf(context)).toEqual(fields.map((field) => ({ field, code: 'required' })));
});

test('has nothing pending for a digital subscription, whatever the address', () => {
  const choice = { level: 'high', deliverable: 'digital' } as const;
  expect(pendingIn(contextOf('upgradeFree', { choice, origin: 'change' }))).toBe('nothing');
});

const { subscription, session } = pages.showSubscription.upgradeForMoney.body.upgrade;
const form = {
  ...blankForm(null),
  name: ' Aroha Ngata ',
  email: ' aroha@reader.example ',
  address: { ...newAddress, line1: ' Elm 7 ' },
};
const typed = { name: 'Aroha Ngata', email: 'aroha@reader.example' };
const address = { ...newAddress, line1: 'Elm 7' };

test.each([
  [high, 'keep', { origin: 'keep', address: undefined, shipcode: 'ship-c' }, false],
  [high, 'change', { origin: 'change', address, shipcode: 'ship-c' }, false],
  [digital, 'change', { origin: 'keep', address: undefined, shipcode: 'ship-c' }, true],
] as const)('orders %o, to %s the address [SUBS-7, SUBS-8]', (choice, origin, sent, isFree) => {
  expect(orderOf(contextOf('upgradeForMoney', { choice, origin, form }))).toEqual({
    call: 'updateSubscription',
    body: { ...typed, ...sent, subscription: { token: subscription.token, ...choice }, session },
    ...(isFree && { isFree: true }),
  });
});

test('saves the trimmed address in the category of the choice, and names the subscription', () => {
  const draft = contextOf('upgradeForMoney', { origin: 'change', form });
  const { saving } = after(draft, { type: 'form.submitted' });
  expect(saving).toEqual({ shipcode: 'ship-c', address });
  const saved = { type: 'xstate.done.actor.0.subscriptionChange.open.saving', output: { kind: 'ok', output: {} } };
  expect(after(draft, saved, { open: 'saving' }).reading).toEqual({ token: subscription.token });
});

const changed = (draft: SubscriptionChangeDraft, change: ChangeOf<typeof subscriptionChangeMachine>) =>
  after(draft, { type: 'form.changed', change }).draft;
const loaded = (draft: SubscriptionChangeDraft) =>
  after(draft, { type: 'xstate.done.actor.shipping', output: shipping }).draft;

/** The change once its order came back, refused for its address. */
const openAddress = (draft: SubscriptionChangeDraft) =>
  after(
    draft,
    {
      type: 'xstate.snapshot.checkout',
      snapshot: {
        context: { problems: [{ field: 'address.city', code: 'server' }], key: undefined, isOutdated: false },
        hasTag: () => false,
        matches: () => false,
      },
    },
    { open: 'ordering' },
  ).draft;

type Name = Parameters<typeof changeOf>[0];
type Change = Partial<SubscriptionChangeDraft>;

const begin = (name: Name, change: Change = {}): SubscriptionChangeDraft => ({
  ...begun(changeOf(name)),
  ...change,
});

/** A reader with addresses on record in these zones, and whose own category is this one; the delivery is chosen. */
function beginWith(
  zones: ('a' | 'b' | 'c')[],
  deliverable: Deliverable,
  own: Shipcode = 'ship-a',
  change: Change = {},
) {
  const context = begin('upgradeForMoney');
  const { account } = context.page.subscriber;
  account.shipcode = own;
  for (const zone of ['a', 'b', 'c'] as const)
    account.addresses[zone] = zones.includes(zone) ? { ...emptyAddress, line1: `In ${zone}` } : null;
  return { ...context, choice: { ...context.choice, deliverable }, ...change };
}

const shipping = copyOf(replies.getShipping.shipping.body);

test('begins with nothing said, and with nothing paid for where there is no subscription', () => {
  const { context } = createActor(subscriptionChangeMachine, { input: changeOf('upgradeForMoney') }).getSnapshot();
  expect(context).toMatchObject({ isSaved: false, problems: [] });
  expect(begin('noSuchSubscription').choice).toEqual({ level: 'low', deliverable: 'digital' });
  expect(() => subscriptionOf(begin('noSuchSubscription'))).toThrow('Only a page with a subscription is opened.');
});

describe('the address on record or another [ADDR-12]', () => {
  test.each<[('a' | 'b' | 'c')[], 'keep' | 'change', 'keep' | 'change']>([
    [['b', 'c'], 'keep', 'keep'],
    [['b', 'c'], 'change', 'change'],
    [['b'], 'change', 'keep'],
    [['c'], 'keep', 'change'],
  ])('with addresses in %j and %s before, print-b has its own: %s', (zones, origin, expected) => {
    expect(changed(beginWith(zones, 'print-c', 'ship-c', { origin }), { delivery: 'print-b' })).toMatchObject({
      choice: { deliverable: 'print-b' },
      origin: expected,
    });
  });

  test('begins another in the category of the account, where it can be chosen', () => {
    const context = beginWith(['a', 'b', 'c'], 'print-b', 'ship-c', { origin: 'keep' });
    expect(changed(context, { origin: 'change' })).toMatchObject({
      origin: 'change',
      choice: { deliverable: 'print-c' },
    });
    const unrecorded = beginWith(['a'], 'print-b');
    expect(changed(unrecorded, { origin: 'keep' })).toEqual(unrecorded);
  });
});

describe('a refusal that concerns the address [SUBS-16]', () => {
  test.each([
    ['', 'In b'],
    ['  ', 'In b'],
    ['1 High Street', '1 High Street'],
  ])('opens the form, with the address on record in place of "%s"', (line1, expected) => {
    const context = beginWith(['b'], 'print-b');
    const form = { ...context.form, address: { ...emptyAddress, line1 } };
    const now = openAddress({ ...context, form });
    expect([now.origin, now.form.address.line1]).toEqual(['change', expected]);
  });

  test('opens no form where nothing is printed', () => {
    const context = beginWith(['b'], 'digital');
    expect(openAddress(context)).toEqual(context);
  });
});

test('keeps the country within the category, once the countries are known [ADDR-18, ADDR-20]', () => {
  const context = beginWith([], 'print-c');
  expect(changed(context, { country: { address: 'DE' } })).toEqual(context);
  const chosen = changed({ ...context, shipping }, { country: { address: 'DE' } });
  expect(chosen.form.address).toMatchObject({ country: 'DE', country_name: 'Germany' });
  expect(changed({ ...context, shipping }, { country: { address: 'US' } }).form.address.country).toBe('');
  expect(loaded(beginWith([], 'print-b')).form.address.country).toBe('CA');
});
