import { expect, test } from 'vitest';
import { replies, requests } from '#mocks/replies.ts';
import { amounting, beginDonation, submitted, typing } from '../../../tests/support/donor.ts';

const later = { type: 'form.changed', change: { timing: 'later' } } as const;

async function beginLater(query = '') {
  const begun = await beginDonation('ownTiers', query);
  await begun.send(later);
  const added = () => begun.world.network.of('addToCart').map(({ body }) => body);
  return { ...begun, added };
}

test('is checked out now unless later is chosen [CHECK-53]', async () => {
  const { context, send, sent, world } = await beginDonation('ownTiers');
  expect(context().draft.timing).toBe('now');
  await send(...typing, submitted);
  expect([sent().length, world.network.of('addToCart').length]).toEqual([1, 0]);
});

test('later puts the donation into the cart, asks nothing of the donor, and ends there [CHECK-53, DONATE-10]', async () => {
  const { send, actor, world, added, sent } = await beginLater('amount=25');
  world.network.answer('addToCart', 'added');
  await send(submitted);
  expect([added(), sent()]).toEqual([[{ ...requests.addToCart.donationOnce.body, qty: undefined }], []]);
  const { value, status, output } = actor.getSnapshot();
  expect([value, status, output]).toEqual(['added', 'done', {}]);
  expect(actor.getSnapshot().hasTag('added')).toBe(true);
  expect(world.cart.announced).toEqual([replies.addToCart.added.body]);
});

test('a monthly donation goes into the cart as monthly-init [DONATE-10, DONATE-11]', async () => {
  const { send, added } = await beginLater('type=monthly&amount=10');
  await send(submitted);
  expect(added()).toEqual([{ ...requests.addToCart.donationMonthly.body, qty: undefined }]);
});

test('an amount that cannot be given is not put into the cart either [DONATE-7]', async () => {
  const { send, added, context } = await beginLater();
  await send(amounting('7,5'), submitted);
  expect([context().problems, added()]).toEqual([[{ field: 'amount', code: 'amountUnreadable' }], []]);
});

test('choosing when to check out takes back what was said of fields that are not asked for', async () => {
  const { send, context } = await beginDonation('ownTiers');
  await send(submitted);
  expect(context().problems.map(({ field }) => field)).toEqual(['name', 'email']);
  await send(later);
  expect(context().problems).toEqual([]);
});

test('a refusal stands at its field, keeps what was chosen, and leaves the donation to be added again [DONATE-16]', async () => {
  const { send, actor, context, world, added } = await beginLater('type=monthly&amount=33');
  world.network.answer('addToCart', 'amountRefused', 'added');
  await send(submitted);
  const { errors } = replies.addToCart.amountRefused.body;
  expect(context().problems).toEqual([{ field: 'amount', code: 'server', words: errors.amount }]);
  expect(context().draft).toMatchObject({ process: 'monthly', timing: 'later', form: { amount: '33' } });
  await send(submitted);
  expect([added().length, actor.getSnapshot().value]).toEqual([2, 'added']);
});

test('nothing can be changed, and nothing sent again, while it is being added', async () => {
  const { send, actor, context, world, added } = await beginLater();
  world.network.answer('addToCart', () => new Promise<Response>(() => undefined));
  actor.send(submitted);
  actor.send(submitted);
  await send(amounting('1'));
  expect([actor.getSnapshot().value, added().length, context().draft.form.amount]).toEqual([
    { open: 'adding' },
    1,
    '50',
  ]);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
});
