import { describe, expect, test } from 'vitest';
import { draftsOf, formChanged } from '#fixtures/data/drafts.ts';
import { productOf } from '#fixtures/data/orders.ts';
import { type RenewEvent, renewOf, typingAddress } from '#fixtures/data/renewals.ts';
import { replyOf, varied } from '#fixtures/world/network.ts';
import { createTestWorld, keyOf, openFlow, run, settle } from '#fixtures/world/test-world.ts';
import { couponOn } from '#machines/purchase/builder/builder.ts';
import { emptyAddress } from '#machines/rules/address/address.ts';
import type { Origin } from '#machines/rules/address/address-origin.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import {
  asksAddress,
  asksCategory,
  builtOf,
  isForLife,
  type RenewDraft,
  type RenewInput,
  readerOf,
  renewMachine,
} from './renew.machine.ts';
import { renew } from './renew.ports.ts';

type PageName = keyof typeof pages.showRenew;

async function begin(from: PageName | RenewInput) {
  const opened = await openFlow(renew, typeof from === 'string' ? renewOf(from) : from);
  return {
    ...opened,
    sent: () => opened.network.of('renewSubscription'),
    coupon: () => couponOn(builtOf(opened.context().draft))?.code,
  };
}

const { sameSettings, changedSettings } = requests.renewSubscription;
const other: RenewEvent = formChanged({ settings: 'other' });
const same: RenewEvent = formChanged({ settings: 'same' });

test.each<PageName>(['visitor', 'nothingToRenew', 'lifetime'])(
  'opens no form for %s and requires nothing [RENEW-4, RENEW-10]',
  async (name) => {
    const { actor, value, context, world, submit } = await begin(name);
    await submit();
    expect([value(), world.network.calls]).toEqual(['barred', []]);
    expect(actor.getSnapshot().hasTag('barred')).toBe(true);
    expect(isForLife(context().draft)).toBe(name === 'lifetime');
  },
);

test.each([
  ['has renewed', 'placed', ['completed', { visit: '/receipts?token=rcp_Vd0w7c' }]],
  ['was not placed', 'notPlaced', ['barred', undefined]],
  ['cannot be checked', 'unavailable', ['barred', undefined]],
] as const)('checks an interrupted order even with nothing left to renew: it %s', async (_, reply, end) => {
  const world = createTestWorld({ step: 'placing', key: keyOf(1) });
  world.network.answer('closeAttempt', reply);
  const actor = run(renew, world, renewOf('nothingToRenew', { id: 'kept', step: 'placing', key: keyOf(1) }));
  await settle();
  const { value, output } = actor.getSnapshot();
  expect([value, output]).toEqual(end);
});

test('renews the same settings with the card and the address on record [RENEW-1, RENEW-2, RENEW-9, API-38]', async () => {
  const { world, actor, sent, submit } = await begin('extended');
  world.network.answer('renewSubscription', 'customerCompleted');
  await submit();
  expect(sent().map(({ body }) => body)).toEqual([sameSettings.body]);
  expect(actor.getSnapshot().output).toEqual({ visit: '/receipts?token=rcp_Vd0w7c' });
});

test('renews other settings with another address, a coupon and a new card [RENEW-2, RENEW-8, COUP-8]', async () => {
  const { world, actor, send, sent, submit } = await begin('renewalCoupon');
  world.network.answer('renewSubscription', 'started', 'updated');
  send(other, formChanged({ choice: { level: 'low', term: '1year', shipcode: 'ship-a' } }), ...typingAddress);
  send(formChanged({ text: { donation: '10' } }));
  actor.getSnapshot().children.checkout?.send({ type: 'card.chosen', card: 'add-card' });
  await submit();
  await submit();
  const { cart, ...rest } = changedSettings.body;
  const { invoice } = rest;
  const body = { ...rest, cart: { ...cart, items: [] } };
  expect(sent().map((call) => [call.body, call.query.coupon])).toEqual(
    [
      [{ ...body, invoice: undefined }, 'RENEW10'],
      [body, 'RENEW10'],
    ].map(([each, coupon]) => [JSON.parse(JSON.stringify(each)), coupon]),
  );
  expect([invoice, world.asked.filter((one) => one.startsWith('confirm')).length]).toEqual(['pi_3Pq81x', 1]);
  expect(actor.getSnapshot().output).toEqual({ visit: '/receipts?token=rcp_Vd0w7c' });
});

test('returns to the same settings and keeps the choices in the form [RENEW-2]', async () => {
  const { world, send, context, sent, submit } = await begin('extended');
  send(other, formChanged({ choice: { level: 'low' } }), same);
  expect(context().draft.choice.level).toBe('low');
  world.network.answer('renewSubscription', 'gratis');
  await submit();
  expect(sent().map(({ body }) => body)).toEqual([sameSettings.body]);
});

test('forces the settings open if print has no address [RENEW-3]', async () => {
  const { send, context, sent, submit } = await begin('addressMissing');
  send(same);
  expect([context().draft.isChanging, context().draft.isForced, context().draft.origin]).toEqual([
    true,
    true,
    'change',
  ]);
  await submit();
  expect([context().problems.map(({ field }) => field), sent()]).toEqual([
    ['address.country', 'address.line1', 'address.city'],
    [],
  ]);
});

test.each(['addressMissing', 'nestedErrors'] as const)(
  'opens the settings after %s, with the address on record to correct [RENEW-3]',
  async (reply) => {
    const { world, send, value, context, submit } = await begin('extended');
    world.network.answer('renewSubscription', reply);
    await submit();
    send(same);
    const { addresses } = pages.showRenew.extended.body.subscriber.account;
    expect([value(), context().draft.isChanging, context().draft.origin, context().draft.form.address]).toEqual([
      { open: { filling: 'resting' } },
      true,
      'change',
      addresses.b,
    ]);
  },
);

test.each(['notCovered', 'couponRefused'] as const)('opens the settings after %s [COUP-9]', async (reply) => {
  const { world, context, submit } = await begin('renewalCoupon');
  world.network.answer('renewSubscription', reply);
  await submit();
  expect([context().draft.isChanging, context().draft.origin]).toEqual([true, 'keep']);
});

test('removes a refused coupon, shows the server’s message and renews without it [BEYOND-21, COUP-12]', async () => {
  const { world, context, sent, submit } = await begin('renewalCoupon');
  world.network.answer('renewSubscription', 'couponRefused', 'customerCompleted');
  await submit();
  expect(context().draft.coupon).toMatchObject({ isWanted: false, offer: { errors: 'This coupon has expired.' } });
  await submit();
  expect(sent().map(({ query }) => query.coupon)).toEqual(['RENEW10', undefined]);
});

test('renews no lifetime subscription once its payment turns out not to exist [RENEW-4]', async () => {
  const world = createTestWorld();
  world.network.answer('getFulfilment', 'unpaid');
  const { actor } = await openFlow(
    renew,
    renewOf('lifetime', { step: 'paying', intent: 'pi_3Pq81x', key: keyOf(1) }),
    world,
  );
  actor.send({ type: 'form.submitted' });
  await settle();
  expect([actor.getSnapshot().value, world.network.of('renewSubscription')]).toEqual([{ open: 'barred' }, []]);
  expect(actor.getSnapshot().hasTag('barred')).toBe(true);
});

describe('offers', () => {
  test('applies the link’s coupon if it is for renewals, at either level [COUP-1, COUP-2, SUBSCRIBE-17]', async () => {
    const { coupon, send } = await begin('renewalCoupon');
    expect(coupon()).toBe('RENEW10');
    send({ type: 'coupon.removed' });
    expect(coupon()).toBeUndefined();
    send({ type: 'coupon.submitted' });
    expect(coupon()).toBe('RENEW10');
  });

  test('never applies a coupon that is not for renewals [COUP-8]', async () => {
    const { world, coupon, context, send, submit } = await begin('otherCoupon');
    send({ type: 'coupon.submitted' });
    expect([coupon(), context().draft.isChanging]).toEqual([undefined, false]);
    await submit();
    expect(world.network.of('renewSubscription').map(({ query }) => query.coupon)).toEqual([undefined]);
  });

  test('opens the settings if the coupon does not cover them and applies it once it does [COUP-9]', async () => {
    const { coupon, context, send } = await begin('uncoveredCoupon');
    send(formChanged({ settings: 'same' }));
    expect([coupon(), context().draft.isChanging]).toEqual([undefined, true]);
    send(formChanged({ choice: { medium: 'digital' } }));
    expect(coupon()).toBe('DIGITAL5');
    send(formChanged({ choice: { medium: 'print' } }));
    expect(coupon()).toBeUndefined();
  });

  test('adds the renewal and its extras to the cart for a checkout later [CHECK-53]', async () => {
    const { world, actor, send, submit } = await begin('checkoutLater');
    send(
      formChanged({ timing: 'later' }),
      formChanged({ text: { donation: '10' } }),
      formChanged({ products: { product: productOf('prd:tote'), size: 'sze:tote-one', quantity: '1' } }),
    );
    await submit();
    expect(world.network.of('addToCart').map(({ body }) => body)).toEqual([
      {
        type: 'personal-subscription',
        item: { renewal: true, medium: 'print', level: 'high', term: '2year', shipcode: 'ship-b' },
      },
      { type: 'donation-item', item: { process: 'onetime', dollars: 1_000 } },
      { type: 'sized-product', item: { ref: 'sze:tote-one' }, qty: 1 },
    ]);
    expect([actor.getSnapshot().value, world.network.of('renewSubscription')]).toEqual(['added', []]);
  });

  test('offers products if the host enables them and asks for an address even beside a digital subscription', async () => {
    const { world, context, send } = await begin('digital');
    expect([asksCategory(context().draft), asksAddress(context().draft)]).toEqual([false, false]);
    send(formChanged({ products: { product: productOf('prd:tote'), size: 'sze:none', quantity: '1' } }));
    expect(context().draft.products).toEqual([]);
    send(formChanged({ products: { product: productOf('prd:tote'), size: 'sze:tote-one', quantity: '1' } }));
    expect(asksCategory(context().draft)).toBe(true);
    // The section that offers the products loads them, if the host enables it.
    expect(world.network.of('getProducts')).toEqual([]);
  });
});

describe('a page that may be stale', () => {
  const { account, timetable } = pages.showRenew.extended.body.subscriber;

  const now = (change: object = {}, own: object = {}) =>
    varied('getSubscriber', 'printSubscriber', {
      subscriber: { account: { ...account, ...own } },
      timetable: { ...timetable, ...change },
    });
  const renewed = { version: 4, future_subscriptions: [timetable.current_subscription] };
  const returned = { type: 'page.returned' } as const;

  test('checks a coupon on while it is refetched', async () => {
    const { world, play, send, coupon } = await begin('extended');
    const reply = Promise.withResolvers<Response>();
    world.network.answer('getSubscriber', () => now());
    world.network.answer('checkCoupon', () => reply.promise);
    send({ type: 'coupon.typed', typed: 'RENEW10' }, { type: 'coupon.submitted' });
    await play(returned);
    expect(world.network.of('getSubscriber')).toHaveLength(1);
    reply.resolve(replyOf('checkCoupon', 'renewalCoupon'));
    await settle();
    expect(coupon()).toBe('RENEW10');
  });

  test('reports that the subscription was renewed, keeps the form and sends nothing until acknowledged [RENEW-2]', async () => {
    const { world, value, context, play, send, sent, submit } = await begin('extended');
    world.network.answer('getSubscriber', () => now(renewed));
    world.network.answer('renewSubscription', 'customerCompleted');
    await play(other, formChanged({ text: { donation: '10' } }), returned);
    const { draft } = context();
    expect([value(), draft.news, draft.isChanging, draft.form.donation]).toEqual([
      { open: 'told' },
      'renewed',
      true,
      '10',
    ]);
    expect(draft.page.renew?.token?.tokens_left).toBe(12);
    await submit();
    expect(sent()).toEqual([]);
    send({ type: 'news.seen' });
    await submit();
    expect(sent().map(({ body }) => Object(body).version)).toEqual([4]);
  });

  test('takes a new version silently if only autorenew changed', async () => {
    const { world, value, play, sent, submit } = await begin('extended');
    world.network.answer('getSubscriber', () => now({ version: 4 }, { autorenew: !account.autorenew }));
    await play(returned);
    expect(value()).toEqual({ open: { filling: 'resting' } });
    await submit();
    expect(sent().map(({ body }) => Object(body).version)).toEqual([4]);
  });

  test('refetches the subscription after an outdated refusal and never resends automatically', async () => {
    const { world, value, context, sent, submit } = await begin('extended');
    world.network.answer('renewSubscription', 'outdated');
    world.network.answer('getSubscriber', () => now(renewed));
    await submit();
    expect([value(), context().draft.news, context().problems.length, sent().length]).toEqual([
      { open: 'told' },
      'renewed',
      1,
      1,
    ]);
  });

  test('continues if that refetch fails', async () => {
    const { world, value, submit } = await begin('extended');
    world.network.answer('renewSubscription', 'outdated');
    world.network.answer('getSubscriber', 'unavailable');
    await submit();
    expect(value()).toEqual({ open: { filling: 'resting' } });
  });

  test.each(['signedOut', 'digitalSubscriber'] as const)(
    'reloads after %s, because its reader is gone',
    async (reply) => {
      const { world, actor, play } = await begin('extended');
      world.network.answer('getSubscriber', reply);
      await play(returned);
      expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { reload: true } });
    },
  );

  test('ignores the refetch after a lost answer, so that the retry is identical', async () => {
    const { world, play, sent, submit } = await begin('extended');
    world.network.answer('renewSubscription', () => Promise.reject(new TypeError('Failed to fetch')));
    world.network.answer('getSubscriber', () => now(renewed));
    await submit();
    await play(returned);
    await submit();
    const [first, second] = sent();
    expect([second?.body, second?.key]).toEqual([first?.body, first?.key]);
  });

  test('closes once the subscription has ended or is for life', async () => {
    for (const change of [{ current_subscription: null }, { lifetime_subscription: true }]) {
      const { world, actor, play } = await begin('extended');
      world.network.answer('getSubscriber', () => now(change));
      await play(returned);
      expect(actor.getSnapshot().hasTag('barred')).toBe(true);
    }
  });
});

describe('the draft', () => {
  const { begun, submit, changed, problemsOf, handedBack } = draftsOf(renewMachine, renewOf('extended'));

  const draftOf = (name: Parameters<typeof renewOf>[0], change: Partial<RenewDraft> = {}): RenewDraft => ({
    ...begun(renewOf(name)),
    ...change,
  });

  function isElsewhere(draft: RenewDraft): boolean {
    const { problems, order } = submit(draft);
    const isAsked = problems.some(({ field }) => field.startsWith('address.'));
    return isAsked || Object(order?.body).origin === 'change';
  }

  test.each([
    ['a lifetime subscription', true, 'none', true],
    ['a lifetime subscription with a token', true, 'some', true],
    ['a renewal without a token', false, 'none', true],
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

  const digital = { medium: 'digital', level: 'high', term: '2year', shipcode: 'ship-b' } as const;
  const unrecorded = { medium: 'print', level: 'high', term: '2year', shipcode: 'ship-c' } as const;

  test.each<[string, Partial<RenewDraft>, boolean, boolean]>([
    ['is none with the same settings', { isChanging: false, origin: 'change' }, false, false],
    ['is the one on record with other settings', { isChanging: true, origin: 'keep' }, true, false],
    ['is a new one with other settings, if chosen', { isChanging: true, origin: 'change' }, true, true],
    ['is a new one if none is on record', { isChanging: true, choice: unrecorded, origin: 'change' }, true, true],
    ['is none for digital', { isChanging: true, choice: digital, origin: 'change' }, false, false],
    ['is none yet for a checkout later', { timing: 'later', isChanging: true, origin: 'change' }, false, false],
  ])('the requested address %s [RENEW-2, RENEW-3]', (_, change, isAsked, isAnother) => {
    const context = draftOf('extended', change);
    expect([asksAddress(context), isElsewhere(context)]).toEqual([isAsked, isAnother]);
  });

  function changing(shipcode: Shipcode = 'ship-b', change: Partial<RenewDraft> = {}): RenewDraft {
    const draft = begun(renewOf('extended'));
    const { addresses } = readerOf(draft).account;
    addresses.a = { ...emptyAddress, line1: '12 Harbour Street', country: 'US' };
    return { ...draft, isChanging: true, choice: { ...draft.choice, shipcode }, ...change };
  }

  test.each<[string, Shipcode, Origin, Shipcode, Origin]>([
    ['from one on record to one on record', 'ship-b', 'keep', 'ship-a', 'keep'],
    ['from one on record, but with a new one chosen', 'ship-b', 'change', 'ship-a', 'change'],
    ['from one on record to none', 'ship-b', 'keep', 'ship-c', 'change'],
    ['from none to one on record', 'ship-c', 'change', 'ship-a', 'keep'],
  ])('gives another shipping category its own address: %s', (_, before, origin, now, expected) => {
    expect(changed(changing(before, { origin }), { choice: { shipcode: now } }).origin).toBe(expected);
  });

  describe('an order that was handed back', () => {
    const same = changing('ship-b', { isChanging: false });
    const takeBack = (draft: RenewDraft, ...fields: string[]): RenewDraft =>
      handedBack(draft, { problems: fields.map((field) => ({ field, code: 'server', words: 'No.' })) }).draft;

    test.each(['general', 'name', 'payment'])('opens nothing for %s', (field) => {
      expect(takeBack(same, field)).toEqual(same);
    });

    test('opens the settings but not the address for a coupon, whatever else was wrong [COUP-9]', () => {
      const change = takeBack(same, 'name', 'coupon');
      expect(change).toMatchObject({ isForced: true, isChanging: true });
      expect(change.form).toEqual(same.form);
    });

    test('opens nothing for an address if nothing ships', () => {
      const digital = begun(renewOf('digital'));
      expect(takeBack(digital, 'address')).toEqual(digital);
    });
  });

  type RenewForm = RenewDraft['form'];

  function filled(form: Partial<RenewForm>, timing: RenewDraft['timing'] = 'now'): RenewDraft {
    const draft = begun(renewOf('extended'));
    return { ...draft, timing, form: { ...draft.form, ...form } };
  }

  test.each<[string, Partial<RenewForm>, [string, string][]]>([
    ['a complete form', {}, []],
    ['a donation that is too small', { donation: '0.50' }, [['donation', 'amountTooSmall']]],
    [
      'everything wrong',
      { name: '', email: '', donation: 'much' },
      [
        ['donation', 'amountUnreadable'],
        ['name', 'required'],
        ['email', 'required'],
      ],
    ],
  ])('reports problems in page order: %s', (_, form, expected) => {
    const said = (timing: RenewDraft['timing']) =>
      problemsOf(filled(form, timing)).map(({ field, code }) => [field, code]);
    expect(said('now')).toEqual(expected);
    // A checkout later checks only what goes into the cart (CHECK-53).
    expect(said('later')).toEqual(expected.filter(([field]) => field === 'donation'));
  });
});

test('opens the settings for a typed coupon that requires others and applies one for renewals at once [BEYOND-20, COUP-9]', async () => {
  const { world, play, context, coupon } = await begin('checkoutLater');
  const { body } = replies.checkCoupon.renewalCoupon;
  const discounts = { print_us: 0, print_ca: 0, print_intl: 0, digital: 500 };
  const check = (known: object) => {
    const reply = { ...body, coupon: { ...body.coupon, ...known } };
    world.network.answer('checkCoupon', () => varied('checkCoupon', 'renewalCoupon', reply));
    return play({ type: 'coupon.typed', typed: reply.coupon.code }, { type: 'coupon.submitted' });
  };
  await check({ code: 'DIGITAL5', discounts });
  expect([coupon(), context().draft.isChanging, context().draft.isForced]).toEqual([undefined, true, false]);
  await check({});
  expect([coupon(), context().draft.coupon.code]).toEqual(['RENEW10', 'RENEW10']);
});
