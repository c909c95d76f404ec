import { expect, test } from 'vitest';
import { pages, requests } from '#mocks/replies.ts';
import { productOf } from '../../../tests/support/orders.ts';
import { type RenewEvent, renewOf, typingAddress } from '../../../tests/support/renewals.ts';
import { createWorld, keyOf, run, settle } from '../../../tests/support/world.ts';
import { isForLife, type RenewInput } from './renew.machine.ts';
import { renew } from './renew.ports.ts';

type PageName = keyof typeof pages.showRenew;

async function begin(from: PageName | RenewInput) {
  const world = createWorld();
  const page = run(renew, world, typeof from === 'string' ? renewOf(from) : from);
  await settle();
  const send = (...events: RenewEvent[]) => {
    for (const event of events) page.send(event);
  };
  return {
    world,
    page,
    send,
    value: () => page.getSnapshot().value,
    context: () => page.getSnapshot().context,
    sent: () => world.network.of('renewSubscription'),
    submit: async () => {
      send({ type: 'form.submitted' });
      await settle();
    },
  };
}

const { sameSettings, changedSettings } = requests.renewSubscription;
const other: RenewEvent = { type: 'form.changed', change: { settings: 'other' } };
const same: RenewEvent = { type: 'form.changed', change: { settings: 'same' } };

test.each<PageName>(['visitor', 'nothingToRenew', 'lifetime'])(
  'opens no form for %s, and asks for nothing [RENEW-4, RENEW-10]',
  async (name) => {
    const { page, value, context, world, submit } = await begin(name);
    await submit();
    expect([value(), world.network.calls]).toEqual(['barred', []]);
    expect(page.getSnapshot().hasTag('barred')).toBe(true);
    expect(isForLife(context().draft)).toBe(name === 'lifetime');
  },
);

test('renews with the same settings, by the card on file, to the address on record [RENEW-1, RENEW-2, RENEW-9, API-38]', async () => {
  const { world, page, sent, submit } = await begin('extended');
  world.network.answer('renewSubscription', 'customerCompleted');
  await submit();
  expect(sent().map(({ body }) => body)).toEqual([sameSettings.body]);
  expect(page.getSnapshot().output).toEqual({ visit: '/receipts?token=rcp_Vd0w7c' });
});

test('renews with other settings, to another address, with a coupon and a new card [RENEW-2, RENEW-8, COUP-8]', async () => {
  const { world, page, send, sent, submit } = await begin('renewalCoupon');
  world.network.answer('renewSubscription', 'started', 'updated');
  send(
    other,
    { type: 'form.changed', change: { choice: { level: 'low', term: '1year', shipcode: 'ship-a' } } },
    ...typingAddress,
  );
  send({ type: 'form.changed', change: { text: { donation: '10' } } });
  page.getSnapshot().children.checkout?.send({ type: 'card.chosen', card: 'add-card' });
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
  expect(page.getSnapshot().output).toEqual({ visit: '/receipts?token=rcp_Vd0w7c' });
});

test('goes back to the same settings, and keeps what was chosen in the form [RENEW-2]', async () => {
  const { world, send, context, sent, submit } = await begin('extended');
  send(other, { type: 'form.changed', change: { choice: { level: 'low' } } }, same);
  expect(context().draft.choice.level).toBe('low');
  world.network.answer('renewSubscription', 'gratis');
  await submit();
  expect(sent().map(({ body }) => body)).toEqual([sameSettings.body]);
});

test('leaves the settings as they are while they are not open [RENEW-2]', async () => {
  const { send, context } = await begin('extended');
  send({ type: 'form.changed', change: { choice: { level: 'low' } } });
  expect(context().draft.choice.level).toBe('high');
});

test('has the settings open, and keeps them so, where print has no address [RENEW-3]', async () => {
  const { send, context, sent, submit } = await begin('addressMissing');
  send(same);
  expect([context().draft.isChanging, context().draft.isForced, context().draft.origin]).toEqual([
    true,
    true,
    'change',
  ]);
  await submit();
  expect([context().problems.map(({ field }) => field), sent()]).toEqual([
    ['address.line1', 'address.city', 'address.country'],
    [],
  ]);
});

test.each(['addressMissing', 'nestedErrors'] as const)(
  'opens the settings after %s, with the address on record to be put right [RENEW-3]',
  async (reply) => {
    const { world, send, value, context, submit } = await begin('extended');
    world.network.answer('renewSubscription', reply);
    await submit();
    send(same);
    const { addresses } = pages.showRenew.extended.body.subscriber.account;
    expect([value(), context().draft.isChanging, context().draft.origin, context().draft.form.address]).toEqual([
      { open: 'filling' },
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

test('opens nothing after a refusal of anything else', async () => {
  const { world, context, submit } = await begin('extended');
  world.network.answer('renewSubscription', 'refused');
  await submit();
  expect(context().draft.isChanging).toBe(false);
});

test('asks for no address where nothing is printed', async () => {
  const { world, sent, submit } = await begin('digital');
  world.network.answer('renewSubscription', 'customerCompleted');
  await submit();
  expect(sent().map(({ body }) => Object(body).address)).toEqual([undefined]);
});

test('can be edited no more while it is under way, and is sent once [CHECK-35]', async () => {
  const { world, send, value, context, sent } = await begin('extended');
  world.network.answer('renewSubscription', () => new Promise<Response>(() => undefined));
  send({ type: 'form.submitted' }, { type: 'form.submitted' }, other);
  await settle();
  expect([value(), context().draft.isChanging, sent().length]).toEqual([{ open: 'ordering' }, false, 1]);
});

test('looks after the payment of a renewal for life that a reload cut off, though nothing is left to renew [RENEW-4]', async () => {
  const { page } = await begin(renewOf('lifetime', { step: 'confirming', intent: 'pi_3Pq81x' }));
  expect(page.getSnapshot().output).toEqual({ visit: '/receipts?token=rcp_Vd0w7c' });
});

test('renews no subscription for life once its payment turns out to be none [RENEW-4]', async () => {
  const world = createWorld();
  world.network.answer('getFulfilment', 'unpaid');
  const page = run(renew, world, renewOf('lifetime', { step: 'paying', intent: 'pi_3Pq81x', key: keyOf(1) }));
  await settle();
  page.send({ type: 'form.submitted' });
  await settle();
  expect([page.getSnapshot().value, world.network.of('renewSubscription')]).toEqual([{ open: 'barred' }, []]);
  expect(page.getSnapshot().hasTag('barred')).toBe(true);
});

test('takes every edit of the form', async () => {
  const { send, context } = await begin('checkoutLater');
  send(other, { type: 'form.changed', change: { choice: { shipcode: 'ship-c' } } });
  send(
    { type: 'form.changed', change: { country: { address: 'DE' } } },
    { type: 'form.changed', change: { text: { 'address.city': 'Kiel' } } },
  );
  expect(context().draft.form.address).toMatchObject({ country: 'DE', city: 'Kiel' });
  send({ type: 'form.changed', change: { choice: { shipcode: 'ship-b' } } });
  expect(context().draft.origin).toBe('keep');
  send({ type: 'form.changed', change: { origin: 'change' } });
  expect(context().draft.origin).toBe('change');
  send({
    type: 'form.changed',
    change: { swag: { product: productOf('prd:tote'), size: 'sze:tote-one', quantity: '1' } },
  });
  expect(context().draft.swag).toHaveLength(1);
  send({ type: 'form.changed', change: { swag: { product: productOf('prd:tote') } } });
  expect(context().draft.swag).toEqual([]);
});
