import { describe, expect, test } from 'vitest';
import { quote } from '#machines/purchase/builder/builder.ts';
import { requests } from '#mocks/replies.ts';
import { begin, coupon, pageWith, submitted } from '../../../tests/support/builder.ts';
import { builderOf, copyOf, productOf, type SubscribeEvent } from '../../../tests/support/orders.ts';
import { createWorld, run, settle } from '../../../tests/support/world.ts';
import { builtOf } from './subscribe.machine.ts';
import { subscribe } from './subscribe.ports.ts';

const isFor = (purpose: 'personal' | 'gift') => ({ type: 'form.changed', change: { purpose } }) as const;
const typedIn = (fields: Partial<Record<string, string>>) =>
  Object.entries(fields).map(
    ([field, value]) => ({ type: 'form.changed', change: { text: { [field]: value } } }) as SubscribeEvent,
  ); // named as the form has them
const giver = typedIn({ name: 'Ada Okafor', email: 'ada@reader.example' });
const tote = {
  type: 'form.changed',
  change: { swag: { product: productOf('prd:tote'), size: 'sze:tote-one', quantity: 1 } },
} as const;
const toRecipient = { type: 'form.changed', change: { destination: 'recipient' } } as const;
const { recipient_address, ...giftOrder } = copyOf(requests.subscribe.giftOrder.body);
const recipient = typedIn({
  recipient_name: ' Noor Haddad ',
  ...Object.fromEntries(
    (['line1', 'line2', 'city', 'state', 'postcode'] as const).map((line) => [
      `recipient_address.${line}`,
      recipient_address[line],
    ]),
  ),
});

describe('the purpose', () => {
  test('is personal unless the address says gift, and the reader switches it [SUBSCRIBE-2, SUBSCRIBE-10]', async () => {
    const { context, send } = await begin();
    expect(context().draft.purpose).toBe('personal');
    send(isFor('gift'));
    expect(context().draft.purpose).toBe('gift');
    expect((await begin(builderOf('visitor', 'type=gift'))).context().draft.purpose).toBe('gift');
  });

  test('is a gift where the coupon is for gifts alone [SUBSCRIBE-11]', async () => {
    const { context } = await begin(builderOf('giftCoupon', 'type=personal&code=GIFT10'));
    expect([context().draft.purpose, context().draft.hasCoupon]).toEqual(['gift', true]);
  });

  test('has the coupon checked again when it is switched, and put back by the reader alone [SUBSCRIBE-12]', async () => {
    const { context, send } = await begin(builderOf('giftCoupon'));
    const coupons = [
      isFor('personal'),
      { type: 'form.changed', change: { hasCoupon: true } } as const,
      isFor('gift'),
      { type: 'form.changed', change: { hasCoupon: true } } as const,
    ].map((event) => {
      send(event);
      return context().draft.hasCoupon;
    });
    expect(coupons).toEqual([false, false, false, true]);
    const other = await begin(pageWith(({ subscribe }) => Object.assign(subscribe, { coupon })));
    other.send(isFor('gift'), isFor('personal'));
    expect(other.context().draft.hasCoupon).toBe(true);
  });
});

describe('a gift', () => {
  test.each<[string | number, number, string | undefined]>([
    ['20', 20, undefined],
    ['21', 20, 'lowered'],
    ['0', 1, 'raised'],
    ['2.9', 2, 'floored'],
    ['two', 1, 'notANumber'],
  ])('is given %j times: %i, and says why it is not what was typed [GIFT-2]', async (quantity, gifts, changed) => {
    const { context, send } = await begin(builderOf('visitor', 'type=gift'));
    send({ type: 'form.changed', change: { quantity } });
    expect(context().draft.gifts).toEqual({ quantity: gifts, ...(changed && { changed }) });
  });

  test('is ordered once for each, to a recipient with an address of their own [GIFT-1, GIFT-3, CHECK-11, CHECK-12]', async () => {
    const { send, network, context } = await begin(builderOf('giftCoupon'));
    send({ type: 'form.changed', change: { quantity: '2' } }, tote, ...giver, toRecipient, ...recipient, submitted);
    await settle();
    const gift = { deliverable: 'print-a', level: 'low', term: '1year', coupon: 'GIFT10' };
    expect(network.of('subscribe').map(({ body, query }) => ({ body, query }))).toEqual([
      {
        body: { ...giftOrder, recipient_address, cart: { ...giftOrder.cart, giftsubs: [gift, gift] } },
        query: { captcha: 'token-1', coupon: 'GIFT10', gift: '' },
      },
    ]);
    expect(context().draft.form.address).toEqual({ ...context().draft.form.address, line1: '', city: '' });
  });

  test('asks for neither a password nor an address when nothing else is sent [CHECK-4, CHECK-7]', async () => {
    const { send, network, context } = await begin(builderOf('visitor', 'type=gift'));
    send(submitted);
    expect(context().problems.map(({ field }) => field)).toEqual(['name', 'email']);
    send(...giver, submitted);
    await settle();
    const [call] = network.of('subscribe');
    expect(call?.body).toEqual({
      cart: { items: [], giftsubs: [{ deliverable: 'print-a', level: 'low', term: '1year' }] },
      name: 'Ada Okafor',
      email: 'ada@reader.example',
      origin: 'change',
      shipcode: 'ship-a',
      session: 'ses_8Qm2Zr',
      gifted: false,
    });
  });

  test('asks for the name of the recipient, and for an address only where goods are sent there [CHECK-13]', async () => {
    const { send, context } = await begin(builderOf('visitor', 'type=gift'));
    const asked = (...events: SubscribeEvent[]) => {
      send(...events, submitted);
      return context().problems.map(({ field }) => field);
    };
    expect(asked(...giver, toRecipient)).toEqual(['recipient_name']);
    expect(asked(tote)).toEqual([
      'recipient_name',
      ...['line1', 'city', 'state', 'postcode'].map((line) => `recipient_address.${line}`),
    ]);
    expect(asked({ type: 'form.changed', change: { destination: 'giver' } })).toEqual(
      ['line1', 'city', 'state', 'postcode'].map((line) => `address.${line}`),
    );
    expect(asked(toRecipient, isFor('personal'))).toEqual([
      'password.password',
      'password.confirm',
      ...['line1', 'city', 'state', 'postcode'].map((line) => `address.${line}`),
    ]);
  });

  test('sends the name of the recipient and no address where nothing else is sent [CHECK-13]', async () => {
    const { send, network } = await begin(builderOf('visitor', 'type=gift'));
    send(...giver, toRecipient, ...recipient, submitted);
    await settle();
    const [call] = network.of('subscribe');
    expect(call?.body).toMatchObject({ origin: 'recipient', gifted: true, recipient_name: 'Noor Haddad' });
    expect(Object.keys(Object(call?.body)).filter((key) => key.endsWith('address'))).toEqual([]);
  });

  test('is one again when it is for oneself after all', async () => {
    const { send, context } = await begin(builderOf('visitor', 'type=gift'));
    send({ type: 'form.changed', change: { quantity: 3 } });
    const totals = (['gift', 'personal', 'gift'] as const).map((purpose) => {
      send(isFor(purpose));
      return quote(builtOf(context().draft)).totals.total;
    });
    expect(totals).toEqual([10_800, 3_600, 10_800]);
  });

  test('leaves the own address alone whatever the recipient has, and names its country in the same category', async () => {
    const { send, context } = await begin(builderOf('visitor', 'type=gift&shipping=ship-c'));
    send(tote, toRecipient, { type: 'form.changed', change: { country: { recipient_address: 'GB' } } });
    const { address, recipient_address: theirs } = context().draft.form;
    expect([address.country, theirs.country, theirs.country_name]).toEqual(['', 'GB', 'United Kingdom']);
    send({ type: 'form.changed', change: { choice: { shipcode: 'ship-b' } } });
    expect(context().draft.form.recipient_address).toMatchObject({ country: 'CA', country_name: 'Canada' });
  });

  test('keeps the address on record for goods that come to the giver, and sends none of it with a recipient', async () => {
    const { send, network } = await begin(builderOf('donor', 'type=gift'));
    send(tote, submitted);
    await settle();
    expect(network.of('subscribe')[0]?.body).toMatchObject({ origin: 'keep', gifted: false });
    const other = await begin(builderOf('donor', 'type=gift'));
    other.send(tote, toRecipient, ...recipient, submitted);
    await settle();
    expect(Object.keys(Object(other.network.of('subscribe')[0]?.body)).filter((key) => key === 'address')).toEqual([]);
  });
});

describe('a reader who has a subscription', () => {
  test('gives one from the notice or from a link, and is asked for no password [SUBSCRIBE-13]', async () => {
    const { actor, send, network } = await begin(builderOf('subscriber'));
    expect([actor.getSnapshot().value, network.calls.length]).toEqual(['barred', 0]);
    expect(actor.getSnapshot().hasTag('barred')).toBe(true);
    send(isFor('personal'));
    expect(actor.getSnapshot().value).toBe('barred');
    send(isFor('gift'));
    await settle();
    expect(actor.getSnapshot().value).toEqual({ open: 'filling' });
    send(submitted);
    await settle();
    expect(network.of('subscribe').length).toBe(1);
    const linked = await begin(builderOf('subscriber', 'type=gift'));
    expect(linked.actor.getSnapshot().value).toEqual({ open: 'filling' });
  });

  test('orders nothing for himself, whatever is sent, until it is a gift again [SUBSCRIBE-13]', async () => {
    const { actor, send, network } = await begin(builderOf('subscriber', 'type=gift'));
    send(isFor('personal'), submitted);
    await settle();
    expect([actor.getSnapshot().value, network.of('subscribe').length]).toEqual([{ open: 'barred' }, 0]);
    expect(actor.getSnapshot().hasTag('barred')).toBe(true);
    send(isFor('gift'));
    expect(actor.getSnapshot().value).toEqual({ open: 'filling' });
  });

  test('is led to the receipt of an order that a reload cut off, though it made him a subscriber', async () => {
    const attempt = { step: 'confirming', intent: 'pi_3Pq81x' } as const;
    const { actor } = await begin({ ...builderOf('subscriber'), attempt });
    expect(actor.getSnapshot().output).toEqual({ visit: '/receipts?token=rcp_Vd0w7c' });
    const world = createWorld(attempt);
    world.network.answer('getFulfilment', 'unpaid');
    const waiting = run(subscribe, world, { ...builderOf('subscriber'), attempt });
    await settle();
    expect(waiting.getSnapshot().value).toEqual({ open: 'barred' });
  });

  test.each(['formerSubscriber', 'expired'] as const)('may buy again once it is over (%s)', async (how) => {
    const input =
      how === 'formerSubscriber'
        ? builderOf(how)
        : pageWith(({ subscriber }) => {
            if (subscriber?.timetable.current_subscription) subscriber.timetable.current_subscription.state = 'expired';
          }, 'subscriber');
    expect((await begin(input)).actor.getSnapshot().value).toEqual({ open: 'filling' });
  });
});
