import { expect, test } from 'vitest';
import { createActor, type EventFrom, transition } from 'xstate';
import type { CartState } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import type { ChangeOf, Refused } from '#machines/purchase/checkout/purchase.ts';
import type { TextField } from '#machines/purchase/checkout/reader-form.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { replies, requests } from '#mocks/replies.ts';
import {
  beginCheckout,
  type CheckoutPageName,
  cartOf,
  checkoutOf,
  typedByGuest,
} from '../../../tests/support/cart-checkouts.ts';
import { copyOf } from '../../../tests/support/orders.ts';
import { settle } from '../../../tests/support/world.ts';
import {
  askedOf,
  type CartCheckoutDraft,
  type CartCheckoutInput,
  cartCheckoutMachine,
} from './cart-checkout.machine.ts';

const shipping = copyOf(replies.getShipping.shipping.body);

/** What the checkout of a documented page begins with. */
const beginCartCheckout = (input: CartCheckoutInput): CartCheckoutDraft =>
  createActor(cartCheckoutMachine, { input }).getSnapshot().context.draft;

/** A checkout of this draft: what comes of an event, what its children are told, and what is ordered. */
function told(draft: CartCheckoutDraft, event: object, value: object = { open: 'filling' }) {
  const { context, children } = createActor(cartCheckoutMachine, { input: checkoutOf('guest') }).getSnapshot();
  const stands = cartCheckoutMachine.resolveState({ value, context: { ...context, draft } } as never);
  const [next, actions] = transition(cartCheckoutMachine, { ...stands, children } as never, event as never);
  const events: { type: string; order?: Order }[] = actions.flatMap(({ params }) => Object(params).event ?? []);
  return { ...next.context, told: events };
}

const changed = (draft: CartCheckoutDraft, change: ChangeOf<typeof cartCheckoutMachine>): CartCheckoutDraft =>
  told(draft, { type: 'form.changed', change }).draft;
const takeShipping = (draft: CartCheckoutDraft): CartCheckoutDraft =>
  told(draft, { type: 'xstate.done.actor.shipping', output: shipping }).draft;

/** What is heard from the flow of a cart, with these tags. */
const heard = (draft: CartCheckoutDraft, cart: CartState, tags: readonly string[] = []): CartCheckoutDraft =>
  told(draft, {
    type: 'xstate.snapshot.cart',
    snapshot: { context: { cart }, hasTag: (tag: string) => tags.includes(tag) },
  }).draft;

/** What comes of an order that is handed back. */
const handedBack = (draft: CartCheckoutDraft, refused: Refused) =>
  told(
    draft,
    {
      type: 'xstate.snapshot.checkout',
      snapshot: { context: refused, hasTag: () => false, matches: () => false },
    },
    { open: 'ordering' },
  );
const takeRefusal = (draft: CartCheckoutDraft, refused: Refused): CartCheckoutDraft => handedBack(draft, refused).draft;

/** Whether the cart is read again after an order that is handed back. */
const isRefusedAsWhole = (refused: Refused): boolean =>
  handedBack(beginCartCheckout(checkoutOf('guest')), refused).told.some(({ type }) => type === 'page.returned');

type CartCheckoutEvent = EventFrom<typeof cartCheckoutMachine>;

const begun = (name: CheckoutPageName, change: Partial<CartCheckoutDraft> = {}): CartCheckoutDraft => {
  return { ...takeShipping(beginCartCheckout(checkoutOf(name))), ...change };
};
const typed = (
  draft: CartCheckoutDraft,
  field: TextField<CartCheckoutDraft['form']>,
  value: string,
): CartCheckoutDraft => changed(draft, { text: { [field]: value } });
test.each<[CartCheckoutEvent, (draft: CartCheckoutDraft) => object]>([
  [{ type: 'form.changed', change: { text: { name: 'Ada' } } }, ({ form }) => ({ form: { ...form, name: 'Ada' } })],
  [
    { type: 'form.changed', change: { country: { address: 'FR' } } },
    ({ form }) => ({
      form: { ...form, address: { ...form.address, country: 'FR', country_name: 'France' } },
    }),
  ],
  [
    { type: 'form.changed', change: { category: { address: 'ship-b' } } },
    ({ category, form }) => ({
      category: { ...category, address: 'ship-b' },
      form: { ...form, address: { ...form.address, country: 'CA', country_name: 'Canada' } },
    }),
  ],
  [
    { type: 'form.changed', change: { origin: 'keep' } },
    ({ category, form }) => ({
      origin: 'keep',
      category: { ...category, address: 'ship-a' },
      form: { ...form, address: { ...form.address, country: 'US', country_name: 'United States' } },
    }),
  ],
  [{ type: 'form.changed', change: { destination: 'recipient' } }, () => ({ destination: 'recipient' })],
  [{ type: 'page.returned' }, () => ({})],
  [{ type: 'form.submitted' }, () => ({})],
])('changes the form as its reader does: %o', (event, expected) => {
  const draft = changed(begun('bankOnFile'), { origin: 'change', category: { address: 'ship-c' } });
  expect(told(draft, event).draft).toEqual({ ...draft, ...expected(draft) });
});

test('types into one field, and into one line of one address [CHECK-10]', () => {
  const draft = begun('guest');
  const { form } = draft;
  expect(typed(draft, 'confirm', 'correct horse').form).toEqual({ ...form, confirm: 'correct horse' });
  expect(typed(draft, 'address.line1', '4 Mill Lane').form).toEqual({
    ...form,
    address: { ...form.address, line1: '4 Mill Lane' },
  });
  expect(typed(draft, 'recipient_address.city', 'Portland').form).toEqual({
    ...form,
    recipient_address: { ...form.recipient_address, city: 'Portland' },
  });
});

test.each([
  [[], false, false],
  [['busy'], true, false],
  [['closed'], false, true],
] as const)('hears from a cart with the tags %o whether it is busy or closed', (tags, isBusy, isClosed) => {
  const cart = cartOf('guest');
  expect(heard(begun('guest'), cart, tags).heard).toEqual({ cart, isBusy, isClosed });
});

/** Where a cart of goods in the United States has become one that is priced for abroad. */
const abroad = cartOf('guestSubscription');

test.each<[string, CartCheckoutDraft, Shipcode | undefined]>([
  ['an address that nobody has begun follows its price', begun('guest'), 'ship-c'],
  ['an address of blanks follows its price', typed(begun('guest'), 'address.city', ' '), 'ship-c'],
  ['a first line stays', typed(begun('guest'), 'address.line1', '4 Mill Lane'), undefined],
  ['a second line stays', typed(begun('guest'), 'address.line2', 'Apartment 2'), undefined],
  ['a city stays', typed(begun('guest'), 'address.city', 'Portland'), undefined],
  ['a postcode stays', typed(begun('guest'), 'address.postcode', '04101'), undefined],
  ['an address on record stays', begun('bankOnFile'), undefined],
])('shows a cart that is priced for elsewhere: %s', (_, context, shipcode) => {
  const { cart, category } = heard(context, abroad);
  expect([cart, category.address]).toEqual([abroad, shipcode ?? context.category.address]);
});

test('a category that was chosen stays while the cart is priced for the same one, and where nothing is sent', () => {
  const context = begun('guest');
  const chosen = changed(context, { category: { address: 'ship-b' } });
  for (const cart of [{ ...cartOf('guest'), version: 2 }, cartOf('digitalOnly')])
    expect(heard(chosen, cart)).toEqual({ ...chosen, cart, heard: { cart, isBusy: false, isClosed: false } });
});

test.each<[string, CartCheckoutDraft, Shipcode | undefined]>([
  ['begins where the goods are priced for', begun('guest'), 'ship-a'],
  ['begins there though it holds blanks', typed(begun('guest'), 'recipient_address.line1', ' '), 'ship-a'],
  ['stays where it was begun', typed(begun('guest'), 'recipient_address.line1', '1 Rue Rachel'), undefined],
  ['stays where no goods are sent', begun('digitalOnly'), undefined],
  ['stays where only a subscription is sent', begun('guestSubscription'), undefined],
])('the address of a recipient %s', (_, before, shipcode) => {
  const context = { ...before, category: { ...before.category, recipient_address: 'ship-b' as const } };
  const { destination, category } = changed(context, { destination: 'recipient' });
  expect([destination, category.recipient_address]).toEqual(['recipient', shipcode ?? 'ship-b']);
  expect(changed(context, { destination: 'own' })).toEqual({ ...context, destination: 'own' });
});

test('another address than the one on record begins in the account’s own category, which it keeps [ADDR-12]', () => {
  const { page } = checkoutOf('bankOnFile');
  const { subscriber } = page;
  if (!subscriber) throw new Error('The page has no subscriber.');
  const account = { ...subscriber.account, shipcode: 'ship-b' as const };
  const context = begun('bankOnFile', { page: { ...page, subscriber: { ...subscriber, account } } });
  const changes = changed(context, { origin: 'change' });
  expect([changes.origin, changes.category.address]).toEqual(['change', 'ship-b']);
  const away = changed(changes, { category: { address: 'ship-c' } });
  expect(changed(away, { origin: 'change' })).toEqual(away);
  expect(changed(away, { origin: 'keep' }).category.address).toBe('ship-a');
});

test('changes the country within the category of the same address, once the countries are known [ADDR-18]', () => {
  const context = begun('guestSubscription');
  const before = { ...context, category: { ...context.category, recipient_address: 'ship-b' as const } };
  const { form } = changed(before, { country: { address: 'GB' } });
  expect([form.address.country, form.recipient_address]).toEqual(['GB', before.form.recipient_address]);
  expect(changed(before, { country: { recipient_address: 'GB' } }).form).toEqual(before.form);
  const { shipping: _, ...early } = before;
  expect(changed(early, { country: { address: 'GB' } })).toEqual(early);
});

const at = (field: string): Problem => ({ field, code: 'server', words: 'No.' });
const refusal = (fields: string[], isOutdated = false) => ({ key: undefined, isOutdated, problems: fields.map(at) });

test.each<[string, CheckoutPageName, string[], boolean]>([
  ['one problem of many concerns it', 'bankOnFile', ['name', 'address.postcode', 'email'], true],
  ['the whole address is refused', 'bankOnFile', ['address'], true],
  ['nothing concerns it', 'bankOnFile', ['name'], false],
  ['there are no problems', 'bankOnFile', [], false],
  ['the order asks for no address', 'digitalOnly', ['address.postcode'], false],
])('opens the address on record that an order is refused for: %s [CHECK-15]', (_, name, fields, opens) => {
  const draft = begun(name);
  expect(takeRefusal(draft, refusal(fields)).origin).toBe(opens ? 'change' : draft.origin);
});

test('leaves the address closed that is of a recipient [CHECK-15]', () => {
  const draft = begun('bankOnFile', { destination: 'recipient' });
  expect(takeRefusal(draft, refusal(['address.city']))).toEqual(draft);
});

test.each<[string, string[], boolean, number | undefined]>([
  ['paid elsewhere', ['general'], true, 1],
  ['outdated without a word', [], true, 1],
  ['sold out', ['cart.items'], true, undefined],
  ['refused for its coupon among others', ['general', 'coupon'], true, undefined],
  ['refused without a conflict', ['general'], false, undefined],
])('holds a cart that is %s only where it is paid elsewhere', (_, fields, isOutdated, heldAt) => {
  expect(takeRefusal(begun('guest', { heldAt: 9 }), refusal(fields, isOutdated)).heldAt).toBe(heldAt);
});

test.each<[string, Refused, boolean]>([
  ['general words', refusal(['general']), true],
  ['general words among others', refusal(['name', 'general']), true],
  ['the cart', refusal(['cart.items']), true],
  ['the coupon', refusal(['coupon']), true],
  ['a conflict', refusal(['name'], true), true],
  ['a field', refusal(['name']), false],
  ['a field that only sounds like the cart', refusal(['cartoon']), false],
  ['a failure of our own', { ...refusal([]), problems: [{ field: 'general', code: 'orderFailed' }] }, false],
  ['an answer that is not definite', { ...refusal(['general'], true), key: 'kept' }, false],
])('tells by %s whether an order was refused as a whole', (_, refused, expected) => {
  expect(isRefusedAsWhole(refused)).toBe(expected);
});

test('begins with an order for oneself, and with the cart as the page has it', () => {
  for (const name of ['guest', 'invoicedCart'] as const) {
    const { draft, problems } = createActor(cartCheckoutMachine, { input: checkoutOf(name) }).getSnapshot().context;
    const { cart, destination } = draft;
    expect([cart, destination, problems]).toEqual([cartOf(name), 'own', []]);
    expect(draft.heard).toEqual({ cart, isBusy: false, isClosed: name === 'invoicedCart' });
  }
});

test('asks for a new account only of whoever has none [CHECK-4]', () => {
  expect([askedOf(begun('guestSubscription')).account, askedOf(begun('readerMixed')).account]).toEqual([true, false]);
});

/** What is ordered once the form is submitted, which lacks nothing. */
function cartOrder(draft: CartCheckoutDraft): Order {
  const { order } = told(draft, { type: 'form.submitted' }).told.find(({ type }) => type === 'order.submitted') ?? {};
  if (!order) throw new Error('Nothing was ordered.');
  return order;
}

const { guest, reader, recipient } = requests.checkOutCart;
const blank = { line1: '', line2: '', city: '', state: '', postcode: '', country: '', country_name: '' };
const inUnitedStates = { ...blank, country: 'US', country_name: 'United States' };

/** The checkout of a documented page, after these changes. */
function after(name: CheckoutPageName, ...changes: ((context: CartCheckoutDraft) => Partial<CartCheckoutDraft>)[]) {
  let context = beginCartCheckout(checkoutOf(name));
  for (const change of changes) context = { ...context, ...change(context) };
  return context;
}

const shipped = (context: CartCheckoutDraft) => takeShipping(context);
const filled = (context: CartCheckoutDraft) => changed(context, { text: Object.fromEntries(typedByGuest) });
const toRecipient = (context: CartCheckoutDraft) => changed(context, { destination: 'recipient' });
const fieldsOf = (context: CartCheckoutDraft) =>
  told(context, { type: 'form.submitted' }).problems.map(({ field, code }) => `${field} ${code}`);
const bodyOf = (context: CartCheckoutDraft) => cartOrder(context).body;

test('asks a guest for what the cart needs, in the order of the page [CHECK-4, CHECK-7, ADDR-22]', () => {
  const who = ['name required', 'email required'];
  const account = ['password.password required', 'password.confirm required'];
  const where = [
    'address.line1 required',
    'address.city required',
    'address.state required',
    'address.postcode required',
  ];
  expect(fieldsOf(after('guest', shipped))).toEqual([...who, ...where]);
  expect(fieldsOf(after('digitalOnly', shipped))).toEqual(who);
  expect(fieldsOf(after('gratis', shipped))).toEqual([...who, ...account]);
  expect(fieldsOf(after('guestSubscription', shipped))).toEqual([
    ...who,
    ...account,
    'address.line1 required',
    'address.city required',
    'address.country required',
  ]);
});

test('asks a reader who keeps the address on record for nothing, and for the name and address of a recipient [CHECK-8, CHECK-9, CHECK-13]', () => {
  expect(fieldsOf(after('bankOnFile', shipped))).toEqual([]);
  expect(fieldsOf(after('bankOnFile', shipped, toRecipient))).toEqual([
    'recipient_name required',
    'recipient_address.line1 required',
    'recipient_address.city required',
    'recipient_address.state required',
    'recipient_address.postcode required',
  ]);
});

test('orders the cart that is shown, as the documented guest does [CHECK-10, CHECK-11, CHECK-12]', () => {
  const context = after('discounted', shipped, filled);
  expect(cartOrder(context)).toEqual({
    call: 'checkOutCart',
    body: { ...guest.body, version: 12 },
    lines: context.cart.billing.a.reported,
    coupon: 'HARBOUR10',
    isGift: undefined,
    isFree: undefined,
  });
});

test('leaves out the blanks around a name and an email address', () => {
  const spaced = after('guest', shipped, filled, ({ form }) => ({
    form: { ...form, name: ' Ada Okafor ', email: ' ada@reader.example ' },
  }));
  expect(bodyOf(spaced)).toMatchObject({ name: 'Ada Okafor', email: 'ada@reader.example' });
});

test.each([
  ['/invoice/inv_5tG4hA', true],
  ['/receipt/rcp_Vd0w7c', false],
  [undefined, false],
])(
  'leaves the next version of the cart behind, invoiced or empty, where the order leads to %s [POLL-4]',
  async (visit, invoiced) => {
    const cart = cartOf('guest');
    const empty = { ...copyOf(replies.getCart.empty.body), version: 2 };
    const { world, start } = beginCheckout('guest');
    const actor = start();
    const output = { visit };
    actor.send({ type: 'xstate.done.actor.checkout', output } as never); // as the checkout ends
    await settle();
    expect(world.cart.announced).toEqual([invoiced ? { ...cart, version: 2, invoiced } : empty]);
  },
);

test('leaves out a password where no account is opened, and an address where nothing is sent', () => {
  expect(bodyOf(after('digitalOnly', shipped, filled))).toEqual({
    ...guest.body,
    version: 5,
    password: undefined,
    address: undefined,
  });
});

test('sends a reader’s order to the address on record as it is shown, or to another one [CHECK-9]', () => {
  const keeps = after('bankOnFile', shipped);
  const { account } = keeps.page.subscriber ?? {};
  const { customer: _, ...documented } = reader.body;
  expect(bodyOf(keeps)).toEqual({ ...documented, version: 1, password: undefined, address: account?.addresses.a });
  const changes = after('bankOnFile', shipped, (context) => changed(context, { origin: 'change' }), filled);
  expect(bodyOf(changes)).toMatchObject({ origin: 'change', address: guest.body.address, shipcode: 'ship-a' });
});

test('sends goods to another recipient, with the name, the address and the category [CHECK-5, CHECK-11, CHECK-13]', () => {
  const context = after('guest', shipped, filled, toRecipient, ({ form }) => ({
    form: { ...form, recipient_name: ' Noor Haddad ', recipient_address: form.address },
  }));
  expect(bodyOf(context)).toEqual({ ...recipient.body, password: undefined, address: undefined });
});

test('a subscription stays with the purchaser where goods go to a recipient [CHECK-5]', () => {
  const context = after('readerMixed', shipped, toRecipient, ({ form }) => ({
    form: { ...form, recipient_name: 'Noor Haddad', recipient_address: copyOf(guest.body.address) },
  }));
  expect(bodyOf(context)).toMatchObject({
    origin: 'recipient',
    gifted: true,
    recipient_name: 'Noor Haddad',
    recipient_shipcode: 'ship-a',
  });
  expect(bodyOf(context).address).toEqual(context.page.subscriber?.account.addresses.a);
});

test('says that a cart of gifts alone is a gift, and that a free one is free [CHECK-12, CHECK-19]', () => {
  const gifts = copyOf(replies.getCart.giftSubscriptions.body);
  expect(cartOrder(after('guest', shipped, filled, (context) => heard(context, gifts)))).toMatchObject({
    isGift: true,
  });
  expect(cartOrder(after('gratis', shipped, filled))).toMatchObject({ isFree: true, coupon: 'FREEYEAR' });
});

test('begins another address in the account’s own category, and returns to the kept one [ADDR-12]', () => {
  const change = (context: CartCheckoutDraft) => changed(context, { origin: 'change' });
  const international = (context: CartCheckoutDraft) => changed(context, { category: { address: 'ship-c' } });
  const moved = after('bankOnFile', shipped, change, international);
  expect([moved.origin, moved.category.address, moved.form.address]).toEqual(['change', 'ship-c', blank]);
  const back = changed(moved, { origin: 'keep' });
  expect(back).toMatchObject({ origin: 'keep', category: { address: 'ship-a' } });
  for (const draft of [back, after('guest')]) expect(changed(draft, { origin: 'keep' })).toEqual(draft);
});

test('keeps each address within the countries of its category, whichever is known first [ADDR-18]', () => {
  expect(after('guest', shipped).form).toMatchObject({ address: inUnitedStates, recipient_address: inUnitedStates });
  const canada = after('guest', (context) => changed(context, { category: { recipient_address: 'ship-b' } }), shipped);
  expect(canada.form.recipient_address).toEqual({ ...blank, country: 'CA', country_name: 'Canada' });
  expect(canada.form.address).toEqual(inUnitedStates);
  const abroad = after('guestSubscription', shipped);
  expect(changed(abroad, { country: { address: 'GB' } })).toMatchObject({ form: { address: { country: 'GB' } } });
  expect(changed(abroad, { country: { address: 'US' } })).toMatchObject({ form: { address: blank } });
  expect(changed(after('guest'), { country: { address: 'US' } })).toEqual(after('guest'));
});

test('an address that nobody has begun follows the cart to where it is priced for, and one that was typed stays', () => {
  const abroad = (context: CartCheckoutDraft) => heard(context, cartOf('guestSubscription'));
  const followed = after('guest', shipped, abroad);
  expect([followed.category.address, followed.form.address, followed.cart.version]).toEqual(['ship-c', blank, 6]);
  const typed = after('guest', shipped, filled, abroad);
  expect([typed.category.address, typed.form.address.line1]).toEqual(['ship-a', '12 Harbour Street']);
});

const general: Problem = { field: 'general', code: 'server', words: 'No.' };
const soldOut: Problem = { ...general, field: 'cart.items' };
const refused = { key: undefined, isOutdated: false, problems: [general] };

test('opens the address that a refusal is about, where there is one [CHECK-15]', () => {
  const atAddress = { ...refused, problems: [{ ...general, field: 'address.postcode' }] };
  expect(takeRefusal(after('bankOnFile'), atAddress)).toMatchObject({ origin: 'change' });
  expect(takeRefusal(after('digitalOnly'), atAddress).origin).toBe(after('digitalOnly').origin);
  expect(takeRefusal(after('bankOnFile'), refused).origin).toBe('keep');
});

test('holds a cart that is paid elsewhere, and not one of which something was sold', () => {
  const draft = after('guest');
  const outdated = { ...refused, isOutdated: true };
  expect(takeRefusal(draft, outdated)).toEqual({ ...draft, heldAt: 1 });
  expect(takeRefusal(draft, { ...outdated, problems: [soldOut] })).toEqual(draft);
  expect(takeRefusal({ ...draft, heldAt: 1 }, refused)).toEqual({ ...draft, heldAt: undefined });
});

test('reads the cart again where the order was certainly refused, and as a whole', () => {
  const whole = (change: Partial<typeof refused>) => isRefusedAsWhole({ ...refused, ...change });
  expect([whole({}), whole({ problems: [soldOut] }), whole({ problems: [], isOutdated: true })]).toEqual([
    true,
    true,
    true,
  ]);
  expect(whole({ problems: [{ ...general, field: 'coupon' }] })).toBe(true);
  expect(whole({ problems: [{ ...general, field: 'name' }] })).toBe(false);
  expect(whole({ problems: [{ ...general, code: 'orderFailed' }] })).toBe(false);
  expect(isRefusedAsWhole({ ...refused, isOutdated: true, key: 'kept' })).toBe(false);
});
