import type { Api } from '#machines/api/client.ts';
import type { AttemptOutcome, CheckoutReply, OrderKind } from '#machines/api/contract.ts';
import { type Result, read } from '#machines/api/reply.ts';
import { CheckoutReply as CheckoutReplySchema } from '#machines/api/schemas/checkout/CheckoutReply.ts';
import { OrderReply as OrderReplySchema } from '#machines/api/schemas/shared/OrderReply.ts';
import { UpdateReply as UpdateReplySchema } from '#machines/api/schemas/subscriptions/UpdateReply.ts';
import type { Schema } from '#machines/api/shapes.ts';
import { watchChallenge } from '#machines/lib/challenge.ts';
import { connect, flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import type { World } from '#machines/lib/world.ts';
import { customerOf } from '#machines/rules/payment/card-choice.ts';
import { endOrder, noteEnd } from './attempts.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { PlaceOrder } from './checkout-context.ts';
import { type AfterOrder, afterOrder } from './checkout-decisions.ts';
import { fulfilment } from './fulfilment.ports.ts';
import type { Order, PurchaseCall } from './order.ts';
import { payment } from './payment.ports.ts';
import { findOutcome, recallOrders } from './recall.ports.ts';

/** Places orders under this tab's turn, and stores each step in the attempt so that another page can resume it. */
export const checkout = flow(checkoutMachine, (world) => ({
  findOutcome: answer(async ({ input, signal }) =>
    // An attempt that another tab is working on is left alone.
    (await world.attempts.takeTurn()) ? findOutcome(world, input, signal) : ELSEWHERE,
  ),
  recallOrders: answer(({ input, signal }) => recallOrders(world, input, signal)),
  watchChallenge: watchChallenge(world),
  prepareAttempt: answer(async ({ input, signal }) => {
    const { key = world.newKey(), attempt = key } = input;
    return { captcha: await world.botCheck.token('checkout', signal), attempt, key };
  }),
  endTurn: answer(async () => world.attempts.endTurn()),
  placeOrder: answer(({ input, signal }) => placeOrder(world, input, signal)),
  payment: connect(payment, world),
  fulfilment: connect(fulfilment, world),
}));

const ELSEWHERE: Result<AttemptOutcome> = { kind: 'ok', output: { status: 'not-placed' } };

async function placeOrder(world: World, placed: PlaceOrder, signal: AbortSignal): Promise<AfterOrder> {
  const { api, attempts } = world;
  const { order, key, intent, mayBeUnstored } = placed;
  const isStored = attempts.write({ step: 'placing', key, intent: intent?.id, ...keptOf(placed) });
  if (!isStored && !mayBeUnstored) return afterOrder({ kind: 'unstored' }, placed);
  const reply = await read<CheckoutReply>(send(api, order, placed, signal), repliesTo[order.call]);
  const next = afterOrder(reply, placed);
  await store(world, placed, next);
  return next;
}

/**
 * Stores what another page needs: the open intent or the landing page. Keeps the key only while its reply is unknown.
 */
async function store(world: World, placed: PlaceOrder, next: AfterOrder): Promise<void> {
  const { attempts, changes } = world;
  const { to, key, ended, visit = '', notice, intent = placed.intent } = next;
  if (key !== undefined) return;
  if (ended) return endOrder(world, { intent: placed.intent?.id, ...keptOf(placed) }, ended);
  // It was paid before.
  if (notice) return noteEnd(attempts, { ...keptOf(placed), visit });
  if (to !== 'completed' && intent)
    return void attempts.write({ step: 'paying', intent: intent.id, ...keptOf(placed) });
  attempts.drop(placed.attempt);
  if (to !== 'completed') return;
  // A successful change leaves the page too.
  attempts.endTurn();
  changes.announce('account');
}

const repliesTo: Record<PurchaseCall, Schema<CheckoutReply>> = {
  subscribe: OrderReplySchema,
  donate: OrderReplySchema,
  payInvoice: OrderReplySchema,
  updateSubscription: UpdateReplySchema,
  checkOutCart: CheckoutReplySchema,
  renewSubscription: OrderReplySchema,
  redeemGift: CheckoutReplySchema,
  retryRenewal: OrderReplySchema,
};

type Send<Call extends PurchaseCall> = (
  api: Api,
  order: Order<Call>,
  placed: PlaceOrder,
  signal: AbortSignal,
) => Parameters<typeof read<CheckoutReply>>[0];

const senders: { [Call in PurchaseCall]: Send<Call> } = {
  subscribe: (api, { body, coupon, isGift }, placed, signal) =>
    api.POST('/api/subscribe', {
      params: {
        query: { captcha: placed.captcha, coupon, gift: isGift && '' },
        header: { 'Idempotency-Key': placed.key },
      },
      body: { ...body, ...paidBy(placed) },
      signal,
    }),
  payInvoice: (api, { body, token = '' }, placed, signal) =>
    api.POST('/api/invoice/{invoice}/checkout', {
      params: {
        path: { invoice: token },
        query: { captcha: placed.captcha },
        header: { 'Idempotency-Key': placed.key },
      },
      body: { ...body, invoice: placed.intent?.id, customer: placed.card === 'use-card' ? 'use-card' : undefined },
      signal,
    }),
  donate: (api, { body }, placed, signal) =>
    api.POST('/api/donate', {
      params: { query: { captcha: placed.captcha }, header: { 'Idempotency-Key': placed.key } },
      body: { ...body, ...paidBy(placed) },
      signal,
    }),
  checkOutCart: (api, { body, coupon, isGift }, placed, signal) =>
    api.POST('/api/cart/checkout', {
      params: {
        query: { captcha: placed.captcha, coupon, gift: isGift && '' },
        header: { 'Idempotency-Key': placed.key },
      },
      body: { ...body, ...paidBy(placed) },
      signal,
    }),
  renewSubscription: (api, { body, coupon }, placed, signal) =>
    api.POST('/api/subscribe/renew', {
      params: { query: { captcha: placed.captcha, coupon }, header: { 'Idempotency-Key': placed.key } },
      body: { ...body, ...paidBy(placed) },
      signal,
    }),
  redeemGift: (api, { body }, placed, signal) =>
    api.POST('/api/subscribe/redeem', {
      params: { query: { captcha: placed.captcha }, header: { 'Idempotency-Key': placed.key } },
      body: { ...body, ...paidBy(placed) },
      signal,
    }),
  retryRenewal: (api, { body }, placed, signal) =>
    api.POST('/api/account/renewal', {
      params: { query: { captcha: placed.captcha }, header: { 'Idempotency-Key': placed.key } },
      body: { ...body, ...paidBy(placed) },
      signal,
    }),
  updateSubscription: (api, { body }, placed, signal) =>
    api.POST('/api/account/subscriptions/update', {
      params: { query: { captcha: placed.captcha }, header: { 'Idempotency-Key': placed.key } },
      body: { ...body, ...paidBy(placed) },
      signal,
    }),
};

const send = <Call extends PurchaseCall>(api: Api, order: Order<Call>, placed: PlaceOrder, signal: AbortSignal) =>
  senders[order.call](api, order, placed, signal);

const paidBy = (placed: PlaceOrder) => ({
  invoice: placed.intent?.id,
  customer: placed.order.isFree ? undefined : customerOf(placed),
});

const keptOf = ({ attempt, order }: PlaceOrder) => ({ id: attempt, kind: kindOf(order), amount: order.total });

function kindOf(order: Order): OrderKind {
  switch (order.call) {
    case 'subscribe':
      return order.isGift ? 'gift-subscription' : 'subscription';
    case 'donate':
      return order.body.cart.donation.process === 'monthly-init' ? 'monthly-donation' : 'donation';
    case 'renewSubscription':
    case 'retryRenewal':
      return 'renewal';
    case 'redeemGift':
      return 'redemption';
    case 'payInvoice':
      return 'invoice';
    case 'checkOutCart':
      return 'cart';
    case 'updateSubscription':
      return 'upgrade';
  }
}
