import { expect, test } from 'vitest';
import { begin, pageWith, submitted } from '../../../tests/support/builder.ts';
import { builderOf, productOf, type SubscribeEvent } from '../../../tests/support/orders.ts';
import { never, settle } from '../../../tests/support/world.ts';

const later = { type: 'form.changed', change: { timing: 'later' } } as const;
const donationOf = (donation: string) => ({ type: 'form.changed', change: { text: { donation } } }) as const;
const donation = donationOf('25');
const shirts = {
  type: 'form.changed',
  change: { swag: { product: productOf('prd:shirt'), size: 'sze:shirt-l', quantity: '2' } },
} as const;
const subscription = {
  type: 'personal-subscription',
  item: { renewal: false, medium: 'print', level: 'low', term: '1year', shipcode: 'ship-a' },
};
const donated = { type: 'donation-item', item: { process: 'onetime', dollars: 2500 } };
const goods = { type: 'sized-product', item: { ref: 'sze:shirt-l' }, qty: 2 };
const bodies = ({ network }: Awaited<ReturnType<typeof begin>>) => network.of('addToCart').map(({ body }) => body);

test('is checked out now, until the reader chooses later [CHECK-53, SUBSCRIBE-9]', async () => {
  const { context, send } = await begin(builderOf('checkoutLater'));
  expect(context().draft.timing).toBe('now');
  send(later);
  expect(context().draft.timing).toBe('later');
});

test('puts all that is built into the cart, and asks for nothing else [CHECK-53, DONATE-7]', async () => {
  const begun = await begin();
  begun.send(later, donation, shirts, submitted);
  await settle();
  const { value, status, output } = begun.actor.getSnapshot();
  expect([value, status, output]).toEqual(['added', 'done', {}]);
  expect([bodies(begun), begun.network.of('subscribe'), begun.world.asked]).toEqual([
    [subscription, donated, goods],
    [],
    [],
  ]);
  const without = await begin();
  without.send(later, donationOf('0'), submitted);
  await settle();
  expect(bodies(without)).toEqual([subscription]);
});

test('puts gifts into the cart as one line of so many, with their coupon [CHECK-53, GIFT-2]', async () => {
  const begun = await begin(builderOf('giftCoupon'));
  begun.send(later, { type: 'form.changed', change: { quantity: 3 } }, submitted);
  await settle();
  expect(bodies(begun)).toEqual([
    {
      type: 'gift-subscription',
      item: { deliverable: 'print-a', level: 'low', term: '1year', coupon: 'GIFT10' },
      qty: 3,
    },
  ]);
});

test('says first what it cannot read of a donation', async () => {
  const begun = await begin();
  begun.send(later, donationOf('much'), submitted);
  expect(begun.context().problems).toEqual([{ field: 'donation', code: 'amountUnreadable' }]);
  expect(bodies(begun)).toEqual([]);
});

test('lets nothing be edited while things are put into the cart', async () => {
  const { actor, send, context, network } = await begin();
  network.answer('addToCart', never);
  send(later, submitted);
  await settle();
  const before = context();
  const edits: SubscribeEvent[] = [{ type: 'form.changed', change: { purpose: 'gift' } }, donation, submitted];
  send(...edits);
  expect([actor.getSnapshot().value, context()]).toEqual([{ open: 'adding' }, before]);
});

test('says why something was left out, and adds at the next try only what is not in the cart', async () => {
  const begun = await begin();
  const { network, send, context, actor } = begun;
  network.answer('addToCart', 'added', 'refused', 'added');
  send(later, donation, shirts, submitted);
  await settle();
  expect(actor.getSnapshot().value).toEqual({ open: 'filling' });
  expect(context().problems.length).toBeGreaterThan(0);
  expect(bodies(begun)).toEqual([subscription, donated]);
  send(donationOf(''), submitted);
  await settle();
  expect(actor.getSnapshot().value).toBe('added');
  expect(bodies(begun)).toEqual([subscription, donated, goods]);
});

test('adds what was changed since, beside what is in the cart already', async () => {
  const begun = await begin(pageWith(() => undefined));
  const { network, send } = begun;
  network.answer('addToCart', 'added', 'refused', 'added');
  send(later, donation, submitted);
  await settle();
  send({ type: 'form.changed', change: { choice: { term: '2year' } } }, submitted);
  await settle();
  const longer = { ...subscription, item: { ...subscription.item, term: '2year' } };
  expect(bodies(begun)).toEqual([subscription, donated, longer, donated]);
});

test('takes off a coupon that the cart refuses [COUP-12]', async () => {
  const begun = await begin(builderOf('otherCoupon'));
  begun.network.answer('addToCart', 'noDiscount', 'added');
  begun.send(later, submitted);
  await settle();
  expect([begun.context().draft.hasCoupon, begun.context().problems.map(({ field }) => field)]).toEqual([
    false,
    ['coupon'],
  ]);
  begun.send(submitted);
  await settle();
  const { item, ...rest } = subscription;
  expect(bodies(begun)).toEqual([{ ...rest, item: { ...item, coupon: 'HARBOUR10' } }, subscription]);
});
