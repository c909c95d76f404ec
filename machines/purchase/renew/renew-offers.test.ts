import { expect, test } from 'vitest';
import { couponOn } from '#machines/purchase/builder/builder.ts';
import type { pages } from '#mocks/replies.ts';
import { productOf } from '../../../tests/support/orders.ts';
import { type RenewEvent, renewOf } from '../../../tests/support/renewals.ts';
import { createWorld, run, settle } from '../../../tests/support/world.ts';
import { asksAddress, asksCategory, builtOf } from './renew.machine.ts';
import { renew } from './renew.ports.ts';

async function begin(name: keyof typeof pages.showRenew) {
  const world = createWorld();
  const page = run(renew, world, renewOf(name));
  await settle();
  const context = () => page.getSnapshot().context;
  return {
    world,
    page,
    context,
    coupon: () => couponOn(builtOf(context().draft))?.code,
    send: (...events: RenewEvent[]) => {
      for (const event of events) page.send(event);
    },
    submit: async () => {
      page.send({ type: 'form.submitted' });
      await settle();
    },
  };
}

test('applies the coupon of the link where it is for renewals, at either level [COUP-1, COUP-2, SUBSCRIBE-17]', async () => {
  const { coupon, send } = await begin('renewalCoupon');
  expect(coupon()).toBe('RENEW10');
  send({ type: 'form.changed', change: { hasCoupon: false } });
  expect(coupon()).toBeUndefined();
  send({ type: 'form.changed', change: { hasCoupon: true } });
  expect(coupon()).toBe('RENEW10');
});

test('applies none that is not for renewals, whatever the reader does [COUP-8]', async () => {
  const { world, coupon, context, send, submit } = await begin('otherCoupon');
  send({ type: 'form.changed', change: { hasCoupon: true } });
  expect([coupon(), context().draft.isChanging]).toEqual([undefined, false]);
  await submit();
  expect(world.network.of('renewSubscription').map(({ query }) => query.coupon)).toEqual([undefined]);
});

test('has the settings open where the coupon does not cover them, and takes it once they are others [COUP-9]', async () => {
  const { coupon, context, send } = await begin('uncoveredCoupon');
  send({ type: 'form.changed', change: { settings: 'same' } });
  expect([coupon(), context().draft.isChanging]).toEqual([undefined, true]);
  send(
    { type: 'form.changed', change: { choice: { medium: 'digital' } } },
    { type: 'form.changed', change: { hasCoupon: true } },
  );
  expect(coupon()).toBe('DIGITAL5');
  send({ type: 'form.changed', change: { choice: { medium: 'print' } } });
  expect(coupon()).toBeUndefined();
});

test('keeps it on with other settings that it covers, though a new subscription would have to be of the low level [COUP-9]', async () => {
  const { coupon, send } = await begin('renewalCoupon');
  send(
    { type: 'form.changed', change: { settings: 'other' } },
    { type: 'form.changed', change: { choice: { medium: 'digital' } } },
  );
  expect(coupon()).toBe('RENEW10');
});

test('puts the renewal and all beside it into the cart, when it is checked out later [CHECK-53]', async () => {
  const { world, page, send, submit } = await begin('checkoutLater');
  send(
    { type: 'form.changed', change: { timing: 'later' } },
    { type: 'form.changed', change: { text: { donation: '10' } } },
    { type: 'form.changed', change: { swag: { product: productOf('prd:tote'), size: 'sze:tote-one', quantity: '1' } } },
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
  expect([page.getSnapshot().value, world.network.of('renewSubscription')]).toEqual(['added', []]);
});

test('says why nothing was added, and adds it at the next try [CHECK-53]', async () => {
  const { world, page, context, send, submit } = await begin('checkoutLater');
  world.network.answer('addToCart', 'refused', 'added');
  send({ type: 'form.changed', change: { timing: 'later' } });
  await submit();
  expect([page.getSnapshot().value, context().problems.length]).toEqual([{ open: 'filling' }, 1]);
  await submit();
  expect(page.getSnapshot().value).toBe('added');
});

test('offers products by the host’s flag, and asks where to send them beside a digital subscription', async () => {
  const { world, context, send } = await begin('digital');
  expect([asksCategory(context().draft), asksAddress(context().draft)]).toEqual([false, false]);
  send({ type: 'form.changed', change: { swag: { product: productOf('prd:tote'), size: 'sze:none', quantity: '1' } } });
  expect(context().draft.swag).toEqual([]);
  send({
    type: 'form.changed',
    change: { swag: { product: productOf('prd:tote'), size: 'sze:tote-one', quantity: '1' } },
  });
  expect(asksCategory(context().draft)).toBe(true);
  // The section that offers them loads them, and is shown by the host's flag.
  expect(world.network.of('getProducts')).toEqual([]);
});
