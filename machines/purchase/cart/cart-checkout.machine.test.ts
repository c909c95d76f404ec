import { describe, expect, test } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import type { CartState } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Refused } from '#machines/purchase/checkout/purchase.ts';
import type { TextField } from '#machines/purchase/checkout/reader-form.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { replies, requests } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
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
} from '../../../tests/support/cart-checkouts.ts';
import { draftsOf } from '../../../tests/support/drafts.ts';
import { type Answerer, json, replyOf, varied, wrongly } from '../../../tests/support/network.ts';
import { copyOf } from '../../../tests/support/orders.ts';
import { keyOf, never, settle } from '../../../tests/support/test-world.ts';
import { askedOf, type CartCheckoutDraft, cartCheckoutMachine } from './cart-checkout.machine.ts';

const receipt = '/receipts?token=rcp_Vd0w7c';

test('asks for the countries alone, and says what is missing without a call [CHECK-36]', async () => {
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

test('sends the cart as it is shown, its coupon and the token, and opens the payment form [API-30, CHECK-38]', async () => {
  const { start, orders } = beginCheckout('discounted');
  const actor = start();
  await fillIn(actor);
  await submitForm(actor);
  expect(orders().map(({ query, key, body }) => [query, key, Object(body).version])).toEqual([
    [{ captcha: 'token-1', coupon: 'HARBOUR10' }, keyOf(1), 12],
  ]);
  expect(standing(actor)).toMatchObject({ hasForm: true, problems: [] });
});

test('a typed coupon code that was never applied stops the order at its field, unless the cart has a coupon [BEYOND-22]', async () => {
  for (const [name, problems] of [
    ['guest', [{ field: 'coupon', code: 'coupon.unapplied' }]],
    ['discounted', []],
  ] as const) {
    const { start, orders } = beginCheckout(name);
    const actor = start({ settings: { ...checkoutOf(name).page.settings, typed_coupons: true } });
    await fillIn(actor);
    actor.send({ type: 'form.changed', change: { text: { coupon: 'FIVE' } } });
    await submitForm(actor);
    expect([standing(actor).problems, orders().length]).toEqual([problems, 1 - problems.length]);
  }
});

test('says that a cart of gifts is a gift [API-30, CHECK-12]', async () => {
  const gifts = structuredClone(replies.getCart.giftSubscriptions.body) as never;
  const { start, orders } = beginCheckout('digitalOnly');
  const actor = start({ cart: gifts });
  await fillIn(actor);
  await submitForm(actor);
  expect(orders()[0]?.query).toEqual({ captcha: 'token-1', gift: '' });
});

test('orders nothing as long as a change of the cart is under way, then what it came to', async () => {
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

test('changes nothing as long as an order is under way, and shows no other cart meanwhile', async () => {
  const { actor, world, network, change, cart } = await beginGuest();
  const { promise, resolve } = Promise.withResolvers<Response>();
  network.answer('checkOutCart', () => promise);
  actor.send({ type: 'form.submitted' });
  await settle();
  change(3);
  actor.send({ type: 'form.changed', change: { text: { name: 'Noor Haddad' } } });
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

test('a cart that was changed is another order, at the same intent: another key', async () => {
  const { actor, world, network, orders } = await beginGuest();
  network.answer('checkOutCart', () => Promise.reject(new TypeError('fetch failed')));
  await submitForm(actor);
  await submitForm(actor);
  world.cart.tell(changedTo(2));
  await submitForm(actor);
  expect(orders().map(({ key }) => key)).toEqual([keyOf(1), keyOf(1), keyOf(2)]);
});

test('an order whose answer is not known is closed after a reload before another is sent', async () => {
  const { actor, start, network, orders } = await beginGuest();
  network.answer('checkOutCart', () => Promise.reject(new TypeError('fetch failed')));
  await submitForm(actor);
  for (const version of [1, 2]) {
    const again = start({ cart: changedTo(version) });
    await fillIn(again);
    await submitForm(again);
  }
  expect(orders().map(({ key }) => key)).toEqual([1, 2, 3].map(keyOf));
  expect(network.of('closeAttempt').map(({ body }) => Object(body).key)).toEqual([1, 2].map(keyOf));
});

test('goods for a recipient elsewhere are another order: another key', async () => {
  const { actor, network, orders } = await beginGuest();
  network.answer('checkOutCart', () => Promise.reject(new TypeError('fetch failed')));
  actor.send({ type: 'form.changed', change: { destination: 'recipient' } });
  for (const [field, value] of [
    ['recipient_name', 'Noor Haddad'],
    ['recipient_address.line1', '1 Rue Rachel'],
    ['recipient_address.city', 'Montréal'],
    ['recipient_address.state', 'ME'],
    ['recipient_address.postcode', 'H2W 1A1'],
  ] as const)
    actor.send({ type: 'form.changed', change: { text: { [field]: value } } });
  await submitForm(actor);
  actor.send({ type: 'form.changed', change: { category: { recipient_address: 'ship-b' } } });
  actor.send({ type: 'form.changed', change: { text: { 'recipient_address.state': 'QC' } } });
  await submitForm(actor);
  expect(orders().map(({ key, body }) => [key, Object(body).recipient_shipcode])).toEqual([
    [keyOf(1), 'ship-a'],
    [keyOf(2), 'ship-b'],
  ]);
});

test.each(['emptyCart', 'invoicedCart'] as const)('orders nothing of %s [CHECK-1, CHECK-2]', async (name) => {
  const { start, orders } = beginCheckout(name);
  const actor = start();
  await fillIn(actor);
  await submitForm(actor);
  expect([orders(), standing(actor).problems]).toEqual([[], []]);
});

test('a cart that the server lets nobody change any more is not ordered', async () => {
  const { actor, network, orders, change } = await beginGuest();
  network.answer('updateCart', 'cartPaid');
  change(2);
  await settle();
  await submitForm(actor);
  expect(orders()).toEqual([]);
});

test('tells every tab that the cart is empty once it is ordered, then leaves [CHECK-40, CHECK-41]', async () => {
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

test('tells every tab that a bank debit has closed the cart, and which invoice it pays [CHECK-40, POLL-4]', async () => {
  const { start, network, world } = beginCheckout('bankOnFile');
  const actor = start();
  await settle();
  network.answer('checkOutCart', 'customerProcessing');
  await submitForm(actor);
  expect([standing(actor).visit, world.cart.announced]).toEqual([
    '/invoice/inv_5tG4hA',
    [{ ...replies.getCart.debited.body, version: cartOf('bankOnFile').version + 1 }],
  ]);
});

test('goes on to the receipt of an order that a reload cut off, though its cart is empty by now [POLL-1]', async () => {
  const { start, network } = beginCheckout('emptyCart', { step: 'completing', intent: 'pi_3Pq81x' });
  network.answer('getFulfilment', 'inProgress', 'completed');
  const actor = start();
  await settle();
  expect(standing(actor).visit).toBe(receipt);
});

test('lets a form be filled in but nothing be ordered or changed while an order is in doubt [POLL-8]', async () => {
  const { start, network, orders } = beginCheckout('guest', { step: 'completing', intent: 'pi_3Pq81x' });
  network.answer('getFulfilment', 'unavailable');
  const actor = start();
  await fillIn(actor);
  expect(actor.getSnapshot().value).toEqual({ open: 'filling' });
  expect(actor.getSnapshot().context.isUnsettled).toBe(true);
  const { children, context } = actor.getSnapshot();
  const [line] = context.draft.cart.billing.a.reported;
  children.cart?.send({ type: 'quantity.changed', id: line?.id ?? '', quantity: 2 });
  await submitForm(actor);
  expect([orders(), network.of('updateCart'), context.draft.form.name]).toEqual([[], [], 'Ada Okafor']);
  network.answer('getFulfilment', 'unpaid');
  children.checkout?.send({ type: 'check.requested' });
  await settle();
  expect(actor.getSnapshot().value).toEqual({ open: 'filling' });
  expect(actor.getSnapshot().context.isUnsettled).toBe(false);
});

test('hands the form back where no token comes, and needs no countries where nothing is sent', async () => {
  const { world, network, start } = beginCheckout('digitalOnly');
  network.answer('getShipping', never);
  const actor = start();
  await fillIn(actor);
  world.botCheck.token = () => Promise.reject(new Error('blocked'));
  await submitForm(actor);
  expect(standing(actor).problems).toEqual([{ field: 'general', code: 'botCheckUnavailable' }]);
  expect(actor.getSnapshot().value).toEqual({ open: 'filling' });
});

test.each([
  ['guest', false, false],
  ['invoicedCart', true, false],
  ['bankOnFile', true, true],
] as const)(
  '%s pays with the account and with what is on file, where there is any [CHECK-23]',
  (name, hasAccount, hasCardOnFile) => {
    const actor = beginCheckout(name).start();
    expect(actor.getSnapshot().children.checkout?.getSnapshot().context).toMatchObject({ hasAccount, hasCardOnFile });
  },
);

test.each([
  ['2029-08-31', 'use-card'],
  ['2029-09-01', 'add-card'],
])('on %s a card for 08/2029 is paid with by default: %s [CHECK-23]', (today, card) => {
  const actor = beginCheckout('readerMixed').start({}, today);
  expect(actor.getSnapshot().children.checkout?.getSnapshot().context).toMatchObject({ card });
});

test('clears what was missing once the order is sent', async () => {
  const { start, network } = beginCheckout('guest');
  network.answer('checkOutCart', never);
  const actor = start();
  await submitForm(actor);
  expect(actor.getSnapshot().context.problems).not.toEqual([]);
  await fillIn(actor);
  await submitForm(actor);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.problems]).toEqual([{ open: 'ordering' }, []]);
});

test('takes another country and another address than the one on record', async () => {
  const abroad = beginCheckout('guestSubscription').start();
  await settle();
  abroad.send({ type: 'form.changed', change: { country: { address: 'GB' } } });
  expect(abroad.getSnapshot().context.draft.form.address.country).toBe('GB');
  const kept = beginCheckout('bankOnFile').start();
  kept.send({ type: 'form.changed', change: { origin: 'change' } });
  expect(kept.getSnapshot().context.draft.origin).toBe('change');
});

test.each<[string, Answerer<'getFulfilment'>, unknown, boolean]>([
  ['is under way', never, { open: 'ordering' }, false],
  ['is in doubt', 'unavailable', { open: 'filling' }, true],
])(
  'an order that a reload cut off and that %s keeps the cart it shows, though another is heard of',
  async (_, answer, state, isUnsettled) => {
    const { start, network, world } = beginCheckout('invoicedCart', { step: 'completing', intent: 'pi_3Pq81x' });
    network.answer('getFulfilment', answer);
    const actor = start();
    await settle();
    world.cart.tell(changedTo(15));
    const { value, context } = actor.getSnapshot();
    expect([value, context.isUnsettled, context.draft.cart.version]).toEqual([state, isUnsettled, 14]);
    expect(context.draft.heard).toEqual({ cart: changedTo(15), isBusy: false, isClosed: false });
  },
);

describe('an order that is refused', () => {
  /** A server that cannot say yet where the order ends. */
  const beingPaid = () => {
    const { errors, reason } = replies.checkOutCart.paidElsewhere.body;
    return varied('checkOutCart', 'paidElsewhere', { errors, reason });
  };

  test.each(['orderChanged', 'soldOut', 'paidElsewhere'] as const)(
    'reads the cart again after %s, keeps what was typed, and says why',
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

  test('a cart that is paid elsewhere is not ordered again before the server shows another', async () => {
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

  test('a cart of which something was sold can be ordered at once, as it is or with less of it', async () => {
    const { actor, network, orders } = await beginGuest();
    network.answer('checkOutCart', 'soldOut', 'started');
    await submitForm(actor);
    expect(standing(actor).problems).toEqual([
      { field: 'cart.items', code: 'server', words: replies.checkOutCart.soldOut.body.errors.cart.items },
    ]);
    await submitForm(actor);
    expect(orders()).toHaveLength(2);
  });

  test('finds out that its cart was emptied, and orders it no more', async () => {
    const { actor, network, orders, cart } = await beginGuest();
    network.answer('checkOutCart', 'cartEmpty');
    network.answer('getCart', 'empty');
    await submitForm(actor);
    await submitForm(actor);
    expect([cart().count, orders().length]).toEqual([0, 1]);
  });

  test('errors by field read nothing again and open the address that they are about [CHECK-14, CHECK-15]', async () => {
    const { start, network } = beginCheckout('bankOnFile');
    const actor = start();
    await settle();
    network.answer('checkOutCart', () =>
      varied('checkOutCart', 'nestedErrors', { errors: { address: { postcode: 'No such postcode.' } } }),
    );
    await submitForm(actor);
    expect(actor.getSnapshot().context.draft.origin).toBe('change');
    expect(standing(actor).problems).toEqual([
      { field: 'address.postcode', code: 'server', words: 'No such postcode.' },
    ]);
    expect(network.of('getCart')).toEqual([]);
  });

  test('an answer that was lost reads nothing again: the order may have been taken', async () => {
    const { actor, network, cart } = await beginGuest();
    network.answer('checkOutCart', 'unavailable');
    await submitForm(actor);
    expect([network.of('getCart'), cart().count]).toEqual([[], 1]);
  });
});

describe('the documented replies', () => {
  type Name = ReplyName<'checkOutCart'>;

  /** Where an order is sent from: its first submit, the second with the payment form open, or by the card on file. */
  const starts = {
    'a first submit': { page: 'guest', paid: false },
    'an open payment form': { page: 'guest', paid: true },
    'the card on file': { page: 'bothOnFile', paid: false },
  } as const;

  type Start = keyof typeof starts;

  const receipt = '/receipts?token=rcp_Vd0w7c';
  const invoice = '/invoice/inv_5tG4hA';
  const names = Object.keys(replies.checkOutCart) as Name[]; // its own keys

  /** What was said by the server, as the reader is told of it. */
  const general = (words: string) => [{ field: 'general', code: 'server', words }];
  const at = (field: string, words: string) => ({ field, code: 'server', words });

  /** What each reply comes to, from wherever it is sent: where it leads, or what the reader is told. */
  const ends: Record<Name, { visit: string } | { problems: object[] } | 'form'> = {
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
    ...refusals(),
  };

  describe.each(Object.keys(starts) as Start[])('from %s', (start) => {
    test.each(names)(
      '%s ends where it should [CHECK-14, CHECK-16, CHECK-37, CHECK-43, CHECK-49, CHECK-52, API-30, API-39]',
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

  test('authorises the card on file with the method that the server names, then polls [CHECK-45, CHECK-47]', async () => {
    const { world, network, actor } = await begin('the card on file');
    network.answer('checkOutCart', 'authorizationRequired');
    await submitForm(actor);
    expect(world.asked.slice(-1)).toEqual(['authorize pi_3Pq81x_secret_k2Jd pm_1Nf42k']);
    expect([network.of('getFulfilment').length, standing(actor).visit]).toEqual([1, receipt]);
  });

  test('a card that must be replaced makes way for a new one, and the order can be sent again [CHECK-44, CHECK-46]', async () => {
    const { network, actor } = await begin('the card on file');
    network.answer('checkOutCart', 'replacementRequired', 'updated');
    await submitForm(actor);
    expect(standing(actor)).toMatchObject({ card: 'add-card', hasForm: true });
    await submitForm(actor);
    expect(standing(actor).visit).toBe(receipt);
    expect(network.of('checkOutCart').map(({ body }) => [Object(body).customer, Object(body).invoice])).toEqual([
      ['use-card', undefined],
      ['add-card', 'pi_3Pq81x'],
    ]);
  });

  test.each([
    ['an empty page of a proxy', () => json(502, '')],
    ['HTML', () => new Response('<h1>Oops</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } })],
    ['success without a body', () => new Response(null, { status: 204 })],
    ['success of no known type', () => json(200, { type: 'completed', data: {} })],
    ['refusal without errors', () => json(400, {})],
    ['refusal of null', () => json(400, null)],
  ])('%s is told as the order having failed, and the form is handed back [CHECK-50, CHECK-51]', async (_, response) => {
    const { network, actor } = await begin('a first submit');
    network.answer('checkOutCart', wrongly(response));
    await submitForm(actor);
    expect(standing(actor).problems).toEqual([{ field: 'general', code: 'orderFailed' }]);
    expect(actor.getSnapshot().value).toEqual({ open: 'filling' });
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
    const end = ends[name];
    // With the form open, what is brought up to date is confirmed and polled to its receipt; so is what is authorised.
    const isPaid = (isUpdate(name) && start === 'an open payment form') || name === 'authorizationRequired';
    if (isPaid) return { visit: receipt };
    return end === 'form' ? {} : end;
  }

  function confirmed(name: Name, start: Start): string[] {
    if (name === 'authorizationRequired') return ['authorize pi_3Pq81x_secret_k2Jd pm_1Nf42k'];
    return isUpdate(name) && start === 'an open payment form' ? ['confirm pi_3Pq81x_secret_k2Jd'] : [];
  }

  const isUpdate = (name: Name): boolean => name === 'updated' || name === 'upgradeUpdated';

  /** Whether nothing of the reply can be paid: it names no intent. */
  function hasNoIntent(name: Name): boolean {
    const end = ends[name];
    return end !== 'form' && !('visit' in end) && name !== 'replacementRequired' && name !== 'authorizationRequired';
  }

  /** The words of each documented refusal, where the reader finds them. */
  function refusals() {
    const answers = replies.checkOutCart;
    const words = (name: 'notForNew' | 'notForRenewals' | 'notCovered' | 'noDiscount') =>
      typeof answers[name].body.errors === 'string'
        ? general(answers[name].body.errors)
        : Object.entries(answers[name].body.errors).map(([field, said]) => at(field, String(said)));
    const typed = (name: 'updatedFailed' | 'updateFailed' | 'upgradeFailed') => general(answers[name].body.message);
    const { fieldErrors, nestedErrors } = answers;
    const { address, password, general: whole } = nestedErrors.body.errors;
    return {
      refused: { problems: general(answers.refused.body.errors) },
      orderFailed: { problems: general(answers.orderFailed.body.errors) },
      fieldErrors: {
        problems: [at('name', fieldErrors.body.errors.name), at('email', fieldErrors.body.errors.email)],
      },
      nestedErrors: {
        problems: [
          at('address.postcode', address.postcode),
          at('password.password', password.password),
          at('password.confirm', password.confirm),
          at('general', whole),
        ],
      },
      recipientNameMissing: {
        problems: [at('recipient_name', answers.recipientNameMissing.body.errors.recipient_name)],
      },
      cartEmpty: { problems: general(answers.cartEmpty.body.errors) },
      notForNew: { problems: words('notForNew') },
      notForRenewals: { problems: words('notForRenewals') },
      notCovered: { problems: words('notCovered') },
      noDiscount: { problems: words('noDiscount') },
      couponRefused: { problems: [at('coupon', answers.couponRefused.body.errors.coupon)] },
      signedOut: { problems: [{ field: 'general', code: 'signedOut' }] },
      authorizationRequired: { problems: [] },
      replacementRequired: {
        problems: [
          { field: 'general', code: 'replacement', words: answers.replacementRequired.body.checkout_errors.message },
        ],
      },
      paymentRefused: { problems: general(answers.paymentRefused.body.checkout_errors.message) },
      botCheckRefused: { problems: general(answers.botCheckRefused.body.errors) },
      viewOnly: { problems: general(answers.viewOnly.body.errors) },
      orderChanged: { problems: general(answers.orderChanged.body.errors) },
      soldOut: { problems: [at('cart.items', answers.soldOut.body.errors.cart.items)] },
      paidElsewhere: { visit: receipt },
      paidByDebitElsewhere: { visit: invoice },
      // The reader is asked instead.
      keyForeign: { problems: [] },
      keyInUse: { problems: [] },
      keyClosed: { problems: general(answers.keyClosed.body.errors) },
      keyReused: { problems: [] },
      updatedFailed: { problems: typed('updatedFailed') },
      updateFailed: { problems: typed('updateFailed') },
      upgradeFailed: { problems: typed('upgradeFailed') },
      tooManyRequests: { problems: [{ field: 'general', code: 'tooManyRequests' }] },
      unavailable: { problems: general(answers.unavailable.body.errors) },
    };
  }
});

describe('the draft', () => {
  const { begun, tell, changed, loaded, problemsOf, orderOf, handedBack } = draftsOf(
    cartCheckoutMachine,
    checkoutOf('guest'),
  );

  /** What is heard from the flow of a cart, with these tags. */
  const heard = (draft: CartCheckoutDraft, cart: CartState, tags: readonly string[] = []): CartCheckoutDraft =>
    tell(draft, {
      type: 'xstate.snapshot.cart',
      snapshot: { context: { cart }, hasTag: (tag: string) => tags.includes(tag) },
    }).draft;

  const takeRefusal = (draft: CartCheckoutDraft, refused: Refused): CartCheckoutDraft =>
    handedBack(draft, refused).draft;

  /** Whether the cart is read again after an order that is handed back. */
  const isRefusedAsWhole = (refused: Refused): boolean =>
    handedBack(begun(checkoutOf('guest')), refused).told.some(({ type }) => type === 'page.returned');

  type CartCheckoutEvent = EventFrom<typeof cartCheckoutMachine>;

  const draftOf = (name: CheckoutPageName, change: Partial<CartCheckoutDraft> = {}): CartCheckoutDraft => {
    return { ...loaded(begun(checkoutOf(name))), ...change };
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
    const draft = changed(draftOf('bankOnFile'), { origin: 'change', category: { address: 'ship-c' } });
    expect(tell(draft, event).draft).toEqual({ ...draft, ...expected(draft) });
  });

  test('types into one field, and into one line of one address [CHECK-10]', () => {
    const draft = draftOf('guest');
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
    expect(heard(draftOf('guest'), cart, tags).heard).toEqual({ cart, isBusy, isClosed });
  });

  /** Where a cart of goods in the United States has become one that is priced for abroad. */
  const abroad = cartOf('guestSubscription');

  test.each<[string, CartCheckoutDraft, Shipcode | undefined]>([
    ['an address that nobody has begun follows its price', draftOf('guest'), 'ship-c'],
    ['an address of blanks follows its price', typed(draftOf('guest'), 'address.city', ' '), 'ship-c'],
    ['a first line stays', typed(draftOf('guest'), 'address.line1', '4 Mill Lane'), undefined],
    ['a second line stays', typed(draftOf('guest'), 'address.line2', 'Apartment 2'), undefined],
    ['a city stays', typed(draftOf('guest'), 'address.city', 'Portland'), undefined],
    ['a postcode stays', typed(draftOf('guest'), 'address.postcode', '04101'), undefined],
    ['an address on record stays', draftOf('bankOnFile'), undefined],
  ])('shows a cart that is priced for elsewhere: %s', (_, context, shipcode) => {
    const { cart, category } = heard(context, abroad);
    expect([cart, category.address]).toEqual([abroad, shipcode ?? context.category.address]);
  });

  test('a category that was chosen stays while the cart is priced for the same one, and where nothing is sent', () => {
    const context = draftOf('guest');
    const chosen = changed(context, { category: { address: 'ship-b' } });
    for (const cart of [{ ...cartOf('guest'), version: 2 }, cartOf('digitalOnly')])
      expect(heard(chosen, cart)).toEqual({ ...chosen, cart, heard: { cart, isBusy: false, isClosed: false } });
  });

  test.each<[string, CartCheckoutDraft, Shipcode | undefined]>([
    ['begins where the goods are priced for', draftOf('guest'), 'ship-a'],
    ['begins there though it holds blanks', typed(draftOf('guest'), 'recipient_address.line1', ' '), 'ship-a'],
    ['stays where it was begun', typed(draftOf('guest'), 'recipient_address.line1', '1 Rue Rachel'), undefined],
    ['stays where no goods are sent', draftOf('digitalOnly'), undefined],
    ['stays where only a subscription is sent', draftOf('guestSubscription'), undefined],
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
    const context = draftOf('bankOnFile', { page: { ...page, subscriber: { ...subscriber, account } } });
    const changes = changed(context, { origin: 'change' });
    expect([changes.origin, changes.category.address]).toEqual(['change', 'ship-b']);
    const away = changed(changes, { category: { address: 'ship-c' } });
    expect(changed(away, { origin: 'change' })).toEqual(away);
    expect(changed(away, { origin: 'keep' }).category.address).toBe('ship-a');
  });

  test('changes the country within the category of the same address, once the countries are known [ADDR-18]', () => {
    const context = draftOf('guestSubscription');
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
    const draft = draftOf(name);
    expect(takeRefusal(draft, refusal(fields)).origin).toBe(opens ? 'change' : draft.origin);
  });

  test('leaves the address closed that is of a recipient [CHECK-15]', () => {
    const draft = draftOf('bankOnFile', { destination: 'recipient' });
    expect(takeRefusal(draft, refusal(['address.city']))).toEqual(draft);
  });

  test.each<[string, string[], boolean, number | undefined]>([
    ['paid elsewhere', ['general'], true, 1],
    ['outdated without a word', [], true, 1],
    ['sold out', ['cart.items'], true, undefined],
    ['refused for its coupon among others', ['general', 'coupon'], true, undefined],
    ['refused without a conflict', ['general'], false, undefined],
  ])('holds a cart that is %s only where it is paid elsewhere', (_, fields, isOutdated, heldAt) => {
    expect(takeRefusal(draftOf('guest', { heldAt: 9 }), refusal(fields, isOutdated)).heldAt).toBe(heldAt);
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
    expect([askedOf(draftOf('guestSubscription')).account, askedOf(draftOf('readerMixed')).account]).toEqual([
      true,
      false,
    ]);
  });

  const { guest, reader, recipient } = requests.checkOutCart;
  const blank = { line1: '', line2: '', city: '', state: '', postcode: '', country: '', country_name: '' };
  const inUnitedStates = { ...blank, country: 'US', country_name: 'United States' };

  /** The checkout of a documented page, after these changes. */
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

  test('asks a guest for what the cart needs, in the order of the page [CHECK-4, CHECK-7, ADDR-22]', () => {
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

  test('asks a reader who keeps the address on record for nothing, and for the name and address of a recipient [CHECK-8, CHECK-9, CHECK-13]', () => {
    expect(fieldsOf(pageAfter('bankOnFile', shipped))).toEqual([]);
    expect(fieldsOf(pageAfter('bankOnFile', shipped, toRecipient))).toEqual([
      'recipient_name required',
      'recipient_address.line1 required',
      'recipient_address.city required',
      'recipient_address.state required',
      'recipient_address.postcode required',
    ]);
  });

  test('orders the cart that is shown, as the documented guest does [CHECK-10, CHECK-11, CHECK-12]', () => {
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

  test('leaves out the blanks around a name and an email address', () => {
    const spaced = pageAfter('guest', shipped, filled, ({ form }) => ({
      form: { ...form, name: ' Ada Okafor ', email: ' ada@reader.example ' },
    }));
    expect(bodyOf(spaced)).toMatchObject({ name: 'Ada Okafor', email: 'ada@reader.example' });
  });

  test.each([
    ['/invoice/inv_5tG4hA', 'debited'],
    ['/receipts?token=rcp_Vd0w7c', 'ordered'],
    ['/account', 'empty'],
    [undefined, 'empty'],
  ] as const)(
    'leaves an empty cart of the next version behind, where the order leads to %s [POLL-4]',
    async (visit, name) => {
      const { world, start } = beginCheckout('guest');
      const actor = start();
      const output = { visit };
      actor.send({ type: 'xstate.done.actor.checkout', output } as never); // as the checkout ends
      await settle();
      expect(world.cart.announced).toEqual([{ ...replies.getCart[name].body, version: 2 }]);
    },
  );

  test('leaves out a password where no account is opened, and an address where nothing is sent', () => {
    expect(bodyOf(pageAfter('digitalOnly', shipped, filled))).toEqual({
      ...guest.body,
      version: 5,
      password: undefined,
      address: undefined,
    });
  });

  test('sends a reader’s order to the address on record as it is shown, or to another one [CHECK-9]', () => {
    const keeps = pageAfter('bankOnFile', shipped);
    const { account } = keeps.page.subscriber ?? {};
    const { customer: _, ...documented } = reader.body;
    expect(bodyOf(keeps)).toEqual({ ...documented, version: 1, password: undefined, address: account?.addresses.a });
    const changes = pageAfter('bankOnFile', shipped, (context) => changed(context, { origin: 'change' }), filled);
    expect(bodyOf(changes)).toMatchObject({ origin: 'change', address: guest.body.address, shipcode: 'ship-a' });
  });

  test('sends goods to another recipient, with the name, the address and the category [CHECK-5, CHECK-11, CHECK-13]', () => {
    const context = pageAfter('guest', shipped, filled, toRecipient, ({ form }) => ({
      form: { ...form, recipient_name: ' Noor Haddad ', recipient_address: form.address },
    }));
    expect(bodyOf(context)).toEqual({ ...recipient.body, password: undefined, address: undefined });
  });

  test('a subscription stays with the purchaser where goods go to a recipient [CHECK-5]', () => {
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

  test('says that a cart of gifts alone is a gift, and that a free one is free [CHECK-12, CHECK-19]', () => {
    const gifts = copyOf(replies.getCart.giftSubscriptions.body);
    expect(orderOf(pageAfter('guest', shipped, filled, (context) => heard(context, gifts)))).toMatchObject({
      isGift: true,
    });
    expect(orderOf(pageAfter('gratis', shipped, filled))).toMatchObject({ isFree: true, coupon: 'FREEYEAR' });
  });

  test('begins another address in the account’s own category, and returns to the kept one [ADDR-12]', () => {
    const change = (context: CartCheckoutDraft) => changed(context, { origin: 'change' });
    const international = (context: CartCheckoutDraft) => changed(context, { category: { address: 'ship-c' } });
    const moved = pageAfter('bankOnFile', shipped, change, international);
    expect([moved.origin, moved.category.address, moved.form.address]).toEqual(['change', 'ship-c', blank]);
    const back = changed(moved, { origin: 'keep' });
    expect(back).toMatchObject({ origin: 'keep', category: { address: 'ship-a' } });
    for (const draft of [back, pageAfter('guest')]) expect(changed(draft, { origin: 'keep' })).toEqual(draft);
  });

  test('keeps each address within the countries of its category, whichever is known first [ADDR-18]', () => {
    expect(pageAfter('guest', shipped).form).toMatchObject({
      address: inUnitedStates,
      recipient_address: inUnitedStates,
    });
    const canada = pageAfter(
      'guest',
      (context) => changed(context, { category: { recipient_address: 'ship-b' } }),
      shipped,
    );
    expect(canada.form.recipient_address).toEqual({ ...blank, country: 'CA', country_name: 'Canada' });
    expect(canada.form.address).toEqual(inUnitedStates);
    const abroad = pageAfter('guestSubscription', shipped);
    expect(changed(abroad, { country: { address: 'GB' } })).toMatchObject({ form: { address: { country: 'GB' } } });
    expect(changed(abroad, { country: { address: 'US' } })).toMatchObject({ form: { address: blank } });
    expect(changed(pageAfter('guest'), { country: { address: 'US' } })).toEqual(pageAfter('guest'));
  });

  test('an address that nobody has begun follows the cart to where it is priced for, and one that was typed stays', () => {
    const abroad = (context: CartCheckoutDraft) => heard(context, cartOf('guestSubscription'));
    const followed = pageAfter('guest', shipped, abroad);
    expect([followed.category.address, followed.form.address, followed.cart.version]).toEqual(['ship-c', blank, 6]);
    const typed = pageAfter('guest', shipped, filled, abroad);
    expect([typed.category.address, typed.form.address.line1]).toEqual(['ship-a', '12 Harbour Street']);
  });

  const general: Problem = { field: 'general', code: 'server', words: 'No.' };
  const soldOut: Problem = { ...general, field: 'cart.items' };
  const refused = { key: undefined, isOutdated: false, problems: [general] };

  test('opens the address that a refusal is about, where there is one [CHECK-15]', () => {
    const atAddress = { ...refused, problems: [{ ...general, field: 'address.postcode' }] };
    expect(takeRefusal(pageAfter('bankOnFile'), atAddress)).toMatchObject({ origin: 'change' });
    expect(takeRefusal(pageAfter('digitalOnly'), atAddress).origin).toBe(pageAfter('digitalOnly').origin);
    expect(takeRefusal(pageAfter('bankOnFile'), refused).origin).toBe('keep');
  });

  test('holds a cart that is paid elsewhere, and not one of which something was sold', () => {
    const draft = pageAfter('guest');
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
});

test('nothing is ordered while a coupon is being applied to the cart, and the order carries its code [BEYOND-20, BEYOND-22]', async () => {
  const { start, orders, world } = beginCheckout('guest');
  const actor = start();
  await fillIn(actor);
  actor.send({ type: 'form.changed', change: { checksCoupon: true } });
  await submitForm(actor);
  expect(orders()).toEqual([]);
  const { cart } = replies.checkCoupon.cartDiscounted.body;
  world.cart.tell({ ...copyOf(cart), version: 1_000 });
  actor.send({ type: 'form.changed', change: { checksCoupon: false } });
  await submitForm(actor);
  expect(orders().map(({ query, body }) => [query.coupon, Object(body).version])).toEqual([['FIVE', 1_000]]);
});
