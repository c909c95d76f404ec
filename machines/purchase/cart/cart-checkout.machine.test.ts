import { describe, expect, test } from 'vitest';
import {
  beginCheckout,
  beginGuest,
  type CartCheckoutActor,
  type CheckoutPageName,
  cartOf,
  changedTo,
  checkoutOf,
  fillIn,
  standing,
  submitForm,
  typedByGuest,
} from '#fixtures/data/cart-checkouts.ts';
import { draftsOf, formChanged } from '#fixtures/data/drafts.ts';
import { copyOf } from '#fixtures/data/orders.ts';
import { type Answerer, json, replyOf, varied, wrongly } from '#fixtures/world/network.ts';
import { keyOf, never, settle } from '#fixtures/world/test-world.ts';
import type { CartState } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Refused } from '#machines/purchase/checkout/purchase.ts';
import type { TextField } from '#machines/purchase/checkout/reader-form.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { replies, requests } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { type CartCheckoutDraft, cartCheckoutMachine } from './cart-checkout.machine.ts';

const receipt = '/receipts?token=rcp_Vd0w7c';

test('loads only the countries and reports missing fields without a call [CHECK-36]', async () => {
  const { start, network } = beginCheckout('guest');
  const actor = start();
  await settle();
  await submitForm(actor);
  expect(standing(actor).problems.map(({ field }) => field)).toEqual([
    'name',
    'email',
    'address.line1',
    'address.city',
    'address.state',
    'address.postcode',
  ]);
  expect(network.calls.map(({ id }) => id)).toEqual(['getShipping']);
});

test('sends the displayed cart, its coupon and the token, then opens the payment form [API-30, CHECK-38]', async () => {
  const { start, orders } = beginCheckout('discounted');
  const actor = start();
  await fillIn(actor);
  await submitForm(actor);
  expect(orders().map(({ query, key, body }) => [query, key, Object(body).version])).toEqual([
    [{ captcha: 'token-1', coupon: 'HARBOUR10' }, keyOf(1), 12],
  ]);
  expect(standing(actor)).toMatchObject({ hasForm: true, problems: [] });
});

test('reports a typed coupon code that was never applied, unless the cart has a coupon [BEYOND-22]', async () => {
  for (const [name, problems] of [
    ['guest', [{ field: 'coupon', code: 'coupon.unapplied' }]],
    ['discounted', []],
  ] as const) {
    const { start, orders } = beginCheckout(name);
    const actor = start({ settings: { ...checkoutOf(name).page.settings, typed_coupons: true } });
    await fillIn(actor);
    actor.send({ type: 'coupon.typed', typed: 'FIVE' });
    await submitForm(actor);
    expect([standing(actor).problems, orders().length]).toEqual([problems, 1 - problems.length]);
  }
});

test('sends nothing at a total that changed under the payment form until the reader confirms it [CHECK-38]', async () => {
  const { start, network, orders, world } = beginCheckout('guest');
  network.answer('checkOutCart', 'started', 'started');
  const actor = start();
  await fillIn(actor);
  await submitForm(actor);
  expect(standing(actor).hasForm).toBe(true);
  const { agreed } = actor.getSnapshot().context;
  world.cart.tell({ ...cartOf('readerMixed'), version: 15 });
  await submitForm(actor);
  expect(orders()).toHaveLength(1);
  expect(actor.getSnapshot().context.agreed).not.toBe(agreed);
  await submitForm(actor);
  expect(orders()).toHaveLength(2);
});

test('orders without another question at a total that the reader changed under the payment form [CHECK-38, CART-14]', async () => {
  const { actor, network, orders, change } = await beginGuest();
  network.answer('checkOutCart', 'started', 'started');
  await submitForm(actor);
  const before = actor.getSnapshot().context.agreed;
  const more = structuredClone(changedTo(2));
  for (const line of more.billing.a.reported) Object.assign(line, { quantity: 3, price: 3 * line.price });
  network.answer('updateCart', () => varied('updateCart', 'changed', more));
  change(3);
  await settle();
  expect(actor.getSnapshot().context.agreed).toBe(3 * Number(before));
  await submitForm(actor);
  expect(orders().map(({ body }) => Object(body).version)).toEqual([1, 2]);
});

test('orders nothing while the cart is changing, then orders the result', async () => {
  const { actor, network, orders, change } = await beginGuest();
  const { promise, resolve } = Promise.withResolvers<Response>();
  network.answer('updateCart', () => promise);
  change(3);
  await submitForm(actor);
  expect(orders()).toEqual([]);
  resolve(varied('updateCart', 'changed', changedTo(2)));
  await settle();
  await submitForm(actor);
  expect(orders().map(({ body }) => Object(body).version)).toEqual([2]);
});

test('changes nothing and shows no other cart while an order is in progress', async () => {
  const { actor, world, network, change, cart } = await beginGuest();
  const { promise, resolve } = Promise.withResolvers<Response>();
  network.answer('checkOutCart', () => promise);
  actor.send({ type: 'form.submitted' });
  await settle();
  change(3);
  actor.send(formChanged({ text: { name: 'Noor Haddad' } }));
  world.cart.tell(changedTo(2));
  world.cart.returnToPage();
  await settle();
  expect([network.of('updateCart'), network.of('getCart'), cart().version]).toEqual([[], [], 1]);
  expect(actor.getSnapshot().children.cart?.getSnapshot().context.cart.version).toBe(1);
  expect(actor.getSnapshot().context.draft.form.name).toBe('Ada Okafor');
  resolve(replyOf('checkOutCart', 'started'));
  await settle();
  expect(cart().version).toBe(2);
});

test.each(['emptyCart', 'invoicedCart'] as const)('does not order %s [CHECK-1, CHECK-2]', async (name) => {
  const { start, orders } = beginCheckout(name);
  const actor = start();
  await fillIn(actor);
  await submitForm(actor);
  expect([orders(), standing(actor).problems]).toEqual([[], []]);
});

test('does not order a cart that the server has closed', async () => {
  const { actor, network, orders, change } = await beginGuest();
  network.answer('updateCart', 'cartPaid');
  change(2);
  await settle();
  await submitForm(actor);
  expect(orders()).toEqual([]);
});

test('announces the empty cart to every tab once it is ordered, then leaves [CHECK-40, CHECK-41]', async () => {
  const { start, network, world } = beginCheckout('gratis');
  const actor = start();
  await fillIn(actor);
  network.answer('checkOutCart', 'gratis');
  await submitForm(actor);
  expect([standing(actor).visit, world.cart.announced]).toEqual([
    receipt,
    [{ ...replies.getCart.ordered.body, version: 14 }],
  ]);
});

test('goes to the receipt of an interrupted order even if its cart is now empty [POLL-1]', async () => {
  const { start, network } = beginCheckout('emptyCart', { step: 'completing', intent: 'pi_3Pq81x' });
  network.answer('getFulfilment', 'inProgress', 'completed');
  const actor = start();
  await settle();
  expect(standing(actor).visit).toBe(receipt);
});

test('lets the reader fill in the form but not order or change anything while an order is in doubt [POLL-8]', async () => {
  const { start, network, orders } = beginCheckout('guest', { step: 'completing', intent: 'pi_3Pq81x' });
  network.answer('getFulfilment', 'unavailable');
  const actor = start();
  await fillIn(actor);
  expect(actor.getSnapshot().value).toEqual({ open: { filling: 'resting' } });
  expect(actor.getSnapshot().context.isUnsettled).toBe(true);
  const { children, context } = actor.getSnapshot();
  const [line] = context.draft.cart.billing.a.reported;
  children.cart?.send({ type: 'quantity.changed', id: line?.id ?? '', quantity: 2 });
  await submitForm(actor);
  expect([orders(), network.of('updateCart'), context.draft.form.name]).toEqual([[], [], 'Ada Okafor']);
  network.answer('getFulfilment', 'unpaid');
  children.checkout?.send({ type: 'check.requested' });
  await settle();
  expect(actor.getSnapshot().value).toEqual({ open: { filling: 'resting' } });
  expect(actor.getSnapshot().context.isUnsettled).toBe(false);
});

test.each([
  ['guest', false, false],
  ['invoicedCart', true, false],
  ['bankOnFile', true, true],
] as const)('%s pays with the account and the method on file, if any [CHECK-23]', (name, hasAccount, hasCardOnFile) => {
  const actor = beginCheckout(name).start();
  expect(actor.getSnapshot().children.checkout?.getSnapshot().context).toMatchObject({ hasAccount, hasCardOnFile });
});

test.each([
  ['2029-08-31', 'use-card'],
  ['2029-09-01', 'add-card'],
])('on %s, a card that expires 08/2029 is the default: %s [CHECK-23]', (today, card) => {
  const actor = beginCheckout('readerMixed').start({}, today);
  expect(actor.getSnapshot().children.checkout?.getSnapshot().context).toMatchObject({ card });
});

test.each<[string, Answerer<'getFulfilment'>, unknown, boolean]>([
  ['in progress', never, { open: 'ordering' }, false],
  ['in doubt', 'unavailable', { open: { filling: 'resting' } }, true],
])(
  'keeps the displayed cart while an interrupted order is %s, even if another cart is announced',
  async (_, answer, state, isUnsettled) => {
    const { start, network, world } = beginCheckout('invoicedCart', { step: 'completing', intent: 'pi_3Pq81x' });
    network.answer('getFulfilment', answer);
    const actor = start();
    await settle();
    world.cart.tell(changedTo(15));
    const { value, context } = actor.getSnapshot();
    expect([value, context.isUnsettled, context.draft.cart.version]).toEqual([state, isUnsettled, 14]);
    expect(context.draft.heard).toEqual({ cart: changedTo(15), isBusy: false, isChanging: false, isClosed: false });
  },
);

describe('a refused order', () => {
  const beingPaid = () => {
    const { errors, reason } = replies.checkOutCart.paidElsewhere.body;
    return varied('checkOutCart', 'paidElsewhere', { errors, reason });
  };

  test.each(['orderChanged', 'soldOut', 'paidElsewhere'] as const)(
    'refetches the cart after %s, keeps the form and shows why',
    async (name) => {
      const { actor, network, orders, cart } = await beginGuest();
      const { form } = actor.getSnapshot().context.draft;
      network.answer('checkOutCart', name === 'paidElsewhere' ? beingPaid : name);
      network.answer('getCart', () => varied('getCart', 'basicProduct', changedTo(2)));
      await submitForm(actor);
      expect([network.of('getCart').length, cart().version]).toEqual([1, 2]);
      expect(actor.getSnapshot().context.draft.form).toEqual(form);
      expect(standing(actor).problems).toHaveLength(1);
      await submitForm(actor);
      expect(orders().map(({ key, body }) => [key, Object(body).version])).toEqual([
        [keyOf(1), 1],
        [keyOf(2), 2],
      ]);
    },
  );

  test('blocks a cart paid elsewhere until the server shows another', async () => {
    const { actor, network, orders, cart } = await beginGuest();
    network.answer('checkOutCart', beingPaid);
    await submitForm(actor);
    await submitForm(actor);
    expect([orders().length, network.of('getCart').length, cart().version]).toEqual([1, 1, 1]);
    network.answer('getCart', () => varied('getCart', 'basicProduct', changedTo(2)));
    actor.send({ type: 'page.returned' });
    await settle();
    network.answer('checkOutCart', 'started');
    await submitForm(actor);
    expect(orders()).toHaveLength(2);
  });

  test('detects that its cart was emptied and stops ordering', async () => {
    const { actor, network, orders, cart } = await beginGuest();
    network.answer('checkOutCart', 'cartEmpty');
    network.answer('getCart', 'empty');
    await submitForm(actor);
    await submitForm(actor);
    expect([cart().count, orders().length]).toEqual([0, 1]);
  });
});

describe('the documented replies', () => {
  type Name = ReplyName<'checkOutCart'>;

  const starts = {
    'a first submit': { page: 'guest', paid: false },
    'an open payment form': { page: 'guest', paid: true },
    'the card on file': { page: 'bothOnFile', paid: false },
  } as const;

  type Start = keyof typeof starts;

  const receipt = '/receipts?token=rcp_Vd0w7c';
  const invoice = '/invoice/inv_5tG4hA';
  const names = Object.keys(replies.checkOutCart) as Name[];

  const general = (words: string) => [{ field: 'general', code: 'server', words }];
  const at = (field: string, words: string) => ({ field, code: 'server', words });

  const ends: Partial<Record<Name, { visit: string } | 'form'>> = {
    started: 'form',
    updated: 'form',
    customerCompleted: { visit: receipt },
    customerProcessing: { visit: invoice },
    gratis: { visit: receipt },
    updateSucceeded: { visit: '/account' },
    upgradeStarted: 'form',
    upgradeUpdated: 'form',
    upgradeCompleted: { visit: receipt },
    upgradeProcessing: { visit: invoice },
    upgradeGratis: { visit: receipt },
    paidElsewhere: { visit: receipt },
    paidByDebitElsewhere: { visit: invoice },
  };

  const { nestedErrors, replacementRequired, soldOut } = replies.checkOutCart;
  const { address, password, general: whole } = nestedErrors.body.errors;

  /** Where the reader sees something else than the words of the reply. */
  const others: Partial<Record<Name, object[]>> = {
    nestedErrors: [
      at('address.postcode', address.postcode),
      at('password.password', password.password),
      at('password.confirm', password.confirm),
      at('general', whole),
    ],
    soldOut: [at('cart.items', soldOut.body.errors.cart.items)],
    signedOut: [{ field: 'general', code: 'signedOut' }],
    tooManyRequests: [{ field: 'general', code: 'tooManyRequests' }],
    authorizationRequired: [],
    replacementRequired: [
      { field: 'general', code: 'replacement', words: replacementRequired.body.checkout_errors.message },
    ],
    // The reader gets a question instead.
    keyForeign: [],
    keyInUse: [],
    keyReused: [],
  };

  const endOf = (name: Name) => ends[name] ?? { problems: others[name] ?? saidBy(name) };

  function saidBy(name: Name): object[] {
    const { errors, message, checkout_errors } = Object(replies.checkOutCart[name].body);
    const words = typeof errors === 'string' ? errors : (message ?? checkout_errors?.message);
    return words ? general(words) : Object.entries(errors).map(([field, said]) => at(field, String(said)));
  }

  describe.each(Object.keys(starts) as Start[])('from %s', (start) => {
    test.each(names)(
      '%s ends as expected [CHECK-14, CHECK-16, CHECK-37, CHECK-43, CHECK-49, CHECK-52, API-30, API-39]',
      async (name) => {
        const { world, network, actor } = await begin(start);
        network.answer('checkOutCart', name);
        const { form } = actor.getSnapshot().context.draft;
        await submitForm(actor);
        const { visit, problems, hasForm } = standing(actor);
        const end = expected(name, start);
        expect({ visit, problems }).toEqual({ visit: undefined, problems: [], ...end });
        expect(actor.getSnapshot().context.draft.form).toEqual(form);
        expect(visit === undefined && !hasForm).toBe(start !== 'an open payment form' && hasNoIntent(name));
        expect(world.asked.filter((asked) => /^(?:confirm|authorize)/.test(asked))).toEqual(confirmed(name, start));
      },
    );
  });

  test.each([
    ['an empty page from a proxy', 'orderUnclear', () => json(502, '')],
    [
      'HTML',
      'orderUnclear',
      () => new Response('<h1>Oops</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } }),
    ],
    ['a success without a body', 'orderUnclear', () => new Response(null, { status: 204 })],
    ['a success of unknown type', 'orderUnclear', () => json(200, { type: 'completed', data: {} })],
    ['a refusal without errors', 'orderFailed', () => json(400, {})],
    ['a null refusal', 'orderUnclear', () => json(400, null)],
  ])('reports %s as a failed order and hands the form back [CHECK-50, CHECK-51]', async (_, code, response) => {
    const { network, actor } = await begin('a first submit');
    network.answer('checkOutCart', wrongly(response));
    await submitForm(actor);
    expect(standing(actor).problems).toEqual([{ field: 'general', code }]);
    expect(actor.getSnapshot().value).toEqual({ open: { filling: 'resting' } });
  });

  async function begin(start: Start) {
    const { page, paid } = starts[start];
    const begun = beginCheckout(page);
    const actor: CartCheckoutActor = begun.start();
    await fillIn(actor);
    if (paid) await submitForm(actor);
    return { ...begun, actor };
  }

  function expected(name: Name, start: Start) {
    const end = endOf(name);
    // An update with the form open, and any authorization, are confirmed and polled to the receipt.
    const isPaid = (isUpdate(name) && start === 'an open payment form') || name === 'authorizationRequired';
    if (isPaid) return { visit: receipt };
    return end === 'form' ? {} : end;
  }

  function confirmed(name: Name, start: Start): string[] {
    if (name === 'authorizationRequired') return ['authorize pi_3Pq81x_secret_k2Jd pm_1Nf42k'];
    return isUpdate(name) && start === 'an open payment form' ? ['confirm pi_3Pq81x_secret_k2Jd'] : [];
  }

  const isUpdate = (name: Name): boolean => name === 'updated' || name === 'upgradeUpdated';

  function hasNoIntent(name: Name): boolean {
    const end = endOf(name);
    return end !== 'form' && !('visit' in end) && name !== 'replacementRequired' && name !== 'authorizationRequired';
  }
});

describe('the draft', () => {
  const { begun, tell, changed, loaded, problemsOf, orderOf, handedBack } = draftsOf(
    cartCheckoutMachine,
    checkoutOf('guest'),
  );

  const heard = (draft: CartCheckoutDraft, cart: CartState, tags: readonly string[] = []): CartCheckoutDraft =>
    tell(draft, {
      type: 'xstate.snapshot.cart',
      snapshot: { context: { cart }, hasTag: (tag: string) => tags.includes(tag) },
    }).draft;

  const takeRefusal = (draft: CartCheckoutDraft, refused: Refused): CartCheckoutDraft =>
    handedBack(draft, refused).draft;

  const isRefusedAsWhole = (refused: Refused): boolean =>
    handedBack(begun(checkoutOf('guest')), refused).told.some(({ type }) => type === 'page.returned');

  const draftOf = (name: CheckoutPageName, change: Partial<CartCheckoutDraft> = {}): CartCheckoutDraft => {
    return { ...loaded(begun(checkoutOf(name))), ...change };
  };
  const typed = (
    draft: CartCheckoutDraft,
    field: TextField<CartCheckoutDraft['form']>,
    value: string,
  ): CartCheckoutDraft => changed(draft, { text: { [field]: value } });

  const abroad = cartOf('guestSubscription');

  test.each<[string, CartCheckoutDraft, Shipcode | undefined]>([
    ['an untouched address moves along', draftOf('guest'), 'ship-c'],
    ['a blank address moves along', typed(draftOf('guest'), 'address.city', ' '), 'ship-c'],
    ['a first line stays', typed(draftOf('guest'), 'address.line1', '4 Mill Lane'), undefined],
    ['a second line stays', typed(draftOf('guest'), 'address.line2', 'Apartment 2'), undefined],
    ['a city stays', typed(draftOf('guest'), 'address.city', 'Portland'), undefined],
    ['a postcode stays', typed(draftOf('guest'), 'address.postcode', '04101'), undefined],
    ['an address on record stays', draftOf('bankOnFile'), undefined],
  ])('shows a cart that is now priced for another category: %s', (_, context, shipcode) => {
    const { cart, category } = heard(context, abroad);
    expect([cart, category.address]).toEqual([abroad, shipcode ?? context.category.address]);
  });

  test("keeps a chosen category if the cart's category is unchanged or nothing ships", () => {
    const context = draftOf('guest');
    const chosen = changed(context, { category: { address: 'ship-b' } });
    for (const cart of [{ ...cartOf('guest'), version: 2 }, cartOf('digitalOnly')])
      expect(heard(chosen, cart)).toEqual({
        ...chosen,
        cart,
        heard: { cart, isBusy: false, isChanging: false, isClosed: false },
      });
  });

  test.each<[string, CartCheckoutDraft, Shipcode | undefined]>([
    ['starts in the category of the goods', draftOf('guest'), 'ship-a'],
    ['starts there even if it holds only spaces', typed(draftOf('guest'), 'recipient_address.line1', ' '), 'ship-a'],
    ['stays in its category once typed', typed(draftOf('guest'), 'recipient_address.line1', '1 Rue Rachel'), undefined],
    ['stays in its category if no goods ship', draftOf('digitalOnly'), undefined],
    ['stays in its category if only a subscription ships', draftOf('guestSubscription'), undefined],
  ])('the recipient’s address %s', (_, before, shipcode) => {
    const context = { ...before, category: { ...before.category, recipient_address: 'ship-b' as const } };
    const { destination, category } = changed(context, { destination: 'recipient' });
    expect([destination, category.recipient_address]).toEqual(['recipient', shipcode ?? 'ship-b']);
    expect(changed(context, { destination: 'own' })).toEqual({ ...context, destination: 'own' });
  });

  test('starts a new address in the account’s own category and keeps that category [ADDR-12]', () => {
    const { page } = checkoutOf('bankOnFile');
    const { subscriber } = page;
    if (!subscriber) throw new Error('The page has no subscriber.');
    const account = { ...subscriber.account, shipcode: 'ship-b' as const };
    const context = draftOf('bankOnFile', { page: { ...page, subscriber: { ...subscriber, account } } });
    const changes = changed(context, { origin: 'change' });
    expect([changes.origin, changes.category.address]).toEqual(['change', 'ship-b']);
    const away = changed(changes, { category: { address: 'ship-c' } });
    expect(changed(away, { origin: 'change' })).toEqual(away);
    expect(changed(away, { origin: 'keep' }).category.address).toBe('ship-a');
  });

  const at = (field: string): Problem => ({ field, code: 'server', words: 'No.' });
  const refusal = (fields: string[], isOutdated = false) => ({ key: undefined, isOutdated, problems: fields.map(at) });

  test.each<[string, CheckoutPageName, string[], boolean]>([
    ['one of many problems concerns it', 'bankOnFile', ['name', 'address.postcode', 'email'], true],
    ['the whole address is refused', 'bankOnFile', ['address'], true],
    ['nothing concerns it', 'bankOnFile', ['name'], false],
    ['there are no problems', 'bankOnFile', [], false],
    ['the order asks for no address', 'digitalOnly', ['address.postcode'], false],
  ])('opens the address on record after a refusal: %s [CHECK-15]', (_, name, fields, opens) => {
    const draft = draftOf(name);
    expect(takeRefusal(draft, refusal(fields)).origin).toBe(opens ? 'change' : draft.origin);
  });

  test('does not open the address if it belongs to a recipient [CHECK-15]', () => {
    const draft = draftOf('bankOnFile', { destination: 'recipient' });
    expect(takeRefusal(draft, refusal(['address.city']))).toEqual(draft);
  });

  test.each<[string, string[], boolean, number | undefined]>([
    ['paid elsewhere', ['general'], true, 1],
    ['outdated without a message', [], true, 1],
    ['sold out', ['cart.items'], true, undefined],
    ['refused because of its coupon, among others', ['general', 'coupon'], true, undefined],
    ['refused without a conflict', ['general'], false, undefined],
  ])(
    'blocks the ordered version of a cart that is %s only if it was paid elsewhere',
    (_, fields, isOutdated, heldAt) => {
      const draft = draftOf('bankOnFile');
      const newer = { ...draft, heldAt: 9, cart: { ...draft.cart, version: 2 } };
      expect(takeRefusal(newer, { ...refusal(fields, isOutdated), order: orderOf(draft) }).heldAt).toBe(heldAt);
    },
  );

  test.each<[string, Refused, boolean]>([
    ['a general message', refusal(['general']), true],
    ['a general message among others', refusal(['name', 'general']), true],
    ['a cart problem', refusal(['cart.items']), true],
    ['a coupon problem', refusal(['coupon']), true],
    ['a conflict', refusal(['name'], true), true],
    ['a field problem', refusal(['name']), false],
    ['a field whose name only starts with "cart"', refusal(['cartoon']), false],
    ['a failure on our side', { ...refusal([]), problems: [{ field: 'general', code: 'orderFailed' }] }, false],
    ['an indefinite answer', { ...refusal(['general'], true), key: 'kept' }, false],
  ])('decides by %s whether the whole order was refused', (_, refused, expected) => {
    expect(isRefusedAsWhole(refused)).toBe(expected);
  });

  const { guest, reader, recipient } = requests.checkOutCart;

  function pageAfter(
    name: CheckoutPageName,
    ...changes: ((context: CartCheckoutDraft) => Partial<CartCheckoutDraft>)[]
  ) {
    let context = begun(checkoutOf(name));
    for (const change of changes) context = { ...context, ...change(context) };
    return context;
  }

  const shipped = (context: CartCheckoutDraft) => loaded(context);
  const filled = (context: CartCheckoutDraft) => changed(context, { text: Object.fromEntries(typedByGuest) });
  const toRecipient = (context: CartCheckoutDraft) => changed(context, { destination: 'recipient' });
  const fieldsOf = (context: CartCheckoutDraft) => problemsOf(context).map(({ field, code }) => `${field} ${code}`);
  const bodyOf = (context: CartCheckoutDraft) => orderOf(context).body;

  test('asks a guest for everything the cart needs, in page order [CHECK-4, CHECK-7, ADDR-22]', () => {
    const who = ['name required', 'email required'];
    const account = ['password.password required', 'password.confirm required'];
    const where = [
      'address.line1 required',
      'address.city required',
      'address.state required',
      'address.postcode required',
    ];
    expect(fieldsOf(pageAfter('guest', shipped))).toEqual([...who, ...where]);
    expect(fieldsOf(pageAfter('digitalOnly', shipped))).toEqual(who);
    expect(fieldsOf(pageAfter('gratis', shipped))).toEqual([...who, ...account]);
    expect(fieldsOf(pageAfter('guestSubscription', shipped))).toEqual([
      ...who,
      ...account,
      'address.country required',
      'address.line1 required',
      'address.city required',
    ]);
  });

  test('asks a reader with an address on record only for a recipient’s name and address [CHECK-8, CHECK-9, CHECK-13]', () => {
    expect(fieldsOf(pageAfter('bankOnFile', shipped))).toEqual([]);
    expect(fieldsOf(pageAfter('bankOnFile', shipped, toRecipient))).toEqual([
      'recipient_name required',
      'recipient_address.line1 required',
      'recipient_address.city required',
      'recipient_address.state required',
      'recipient_address.postcode required',
    ]);
  });

  test('orders the displayed cart like the documented guest [CHECK-10, CHECK-11, CHECK-12]', () => {
    const context = pageAfter('discounted', shipped, filled);
    expect(orderOf(context)).toEqual({
      call: 'checkOutCart',
      body: { ...guest.body, version: 12 },
      coupon: 'HARBOUR10',
      isGift: undefined,
      isFree: undefined,
      total: 2_600,
    });
  });

  test.each([
    ['/invoice/inv_5tG4hA', 'debited'],
    ['/receipts?token=rcp_Vd0w7c', 'ordered'],
    ['/account', 'empty'],
    [undefined, 'empty'],
  ] as const)(
    'leaves behind an empty cart with the next version after an order that leads to %s [POLL-4]',
    async (visit, name) => {
      const { world, start } = beginCheckout('guest');
      const actor = start();
      const output = { visit };
      actor.send({ type: 'xstate.done.actor.checkout', output } as never);
      await settle();
      expect(world.cart.announced).toEqual([{ ...replies.getCart[name].body, version: 2 }]);
    },
  );

  test('omits the password if no account is created, and the address if nothing ships', () => {
    expect(bodyOf(pageAfter('digitalOnly', shipped, filled))).toEqual({
      ...guest.body,
      version: 5,
      password: undefined,
      address: undefined,
    });
  });

  test('sends a reader’s order to the displayed address on record, or to another one [CHECK-9]', () => {
    const keeps = pageAfter('bankOnFile', shipped);
    const { account } = keeps.page.subscriber ?? {};
    const { customer: _, ...documented } = reader.body;
    expect(bodyOf(keeps)).toEqual({ ...documented, version: 1, password: undefined, address: account?.addresses.a });
    const changes = pageAfter('bankOnFile', shipped, (context) => changed(context, { origin: 'change' }), filled);
    expect(bodyOf(changes)).toMatchObject({ origin: 'change', address: guest.body.address, shipcode: 'ship-a' });
  });

  test('sends goods to a recipient with the name, the address and the category [CHECK-5, CHECK-11, CHECK-13]', () => {
    const context = pageAfter('guest', shipped, filled, toRecipient, ({ form }) => ({
      form: { ...form, recipient_name: ' Noor Haddad ', recipient_address: form.address },
    }));
    expect(bodyOf(context)).toEqual({ ...recipient.body, password: undefined, address: undefined });
  });

  test('sends a subscription to the purchaser even if the goods go to a recipient [CHECK-5]', () => {
    const context = pageAfter('readerMixed', shipped, toRecipient, ({ form }) => ({
      form: { ...form, recipient_name: 'Noor Haddad', recipient_address: copyOf(guest.body.address) },
    }));
    expect(bodyOf(context)).toMatchObject({
      origin: 'recipient',
      gifted: true,
      recipient_name: 'Noor Haddad',
      recipient_shipcode: 'ship-a',
    });
    expect(bodyOf(context)).toHaveProperty('address', context.page.subscriber?.account.addresses.a);
  });

  test('marks a cart of gifts only as a gift, and a free one as free [CHECK-12, CHECK-19]', () => {
    const gifts = copyOf(replies.getCart.giftSubscriptions.body);
    expect(orderOf(pageAfter('guest', shipped, filled, (context) => heard(context, gifts)))).toMatchObject({
      isGift: true,
    });
    expect(orderOf(pageAfter('gratis', shipped, filled))).toMatchObject({ isFree: true, coupon: 'FREEYEAR' });
  });
});

test('blocks the order while a coupon is being applied, then sends its code [BEYOND-20, BEYOND-22]', async () => {
  const { start, network, orders } = beginCheckout('guest');
  const reply = Promise.withResolvers<Response>();
  network.answer('checkCoupon', () => reply.promise);
  const actor = start();
  await fillIn(actor);
  actor.send({ type: 'coupon.typed', typed: 'five' });
  actor.send({ type: 'coupon.submitted' });
  await submitForm(actor);
  expect(orders()).toEqual([]);
  const { body } = replies.checkCoupon.cartDiscounted;
  const cart = { ...body.cart, version: 1_000 };
  reply.resolve(varied('checkCoupon', 'cartDiscounted', { ...body, cart }));
  await settle();
  await submitForm(actor);
  expect(orders().map(({ query, body: sent }) => [query.coupon, Object(sent).version])).toEqual([['FIVE', 1_000]]);
});

test('sends no coupon while the cart is being changed', async () => {
  const { actor, network, change } = await beginGuest();
  network.answer('updateCart', () => never());
  change(2);
  for (const event of [{ type: 'coupon.typed', typed: 'FIVE' }, { type: 'coupon.submitted' }] as const)
    actor.send(event);
  await settle();
  expect(network.of('checkCoupon')).toEqual([]);
});
