import type { Api } from '#machines/api/client.ts';
import type { CheckoutReply, Settled } from '#machines/api/contract.ts';
import { isDefinite, type Refusal, type Result, read } from '#machines/api/reply.ts';
import { CheckoutReply as CheckoutReplySchema } from '#machines/api/schemas/checkout/CheckoutReply.ts';
import { OrderReply as OrderReplySchema } from '#machines/api/schemas/shared/OrderReply.ts';
import { UpdateReply as UpdateReplySchema } from '#machines/api/schemas/subscriptions/UpdateReply.ts';
import type { Schema } from '#machines/api/shapes.ts';
import { connect, flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import type { AttemptStore, World } from '#machines/lib/world.ts';
import { customerOf } from '#machines/rules/payment/card-choice.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { PlacedReply, PlaceOrder } from './checkout-context.ts';
import { fulfilment, readFulfilment } from './fulfilment.ports.ts';
import { type Order, type PurchaseCall, versionOf } from './order.ts';
import { payment } from './payment.ports.ts';

export const checkout = flow(checkoutMachine, (world) => ({
  readIntent: answer(({ input: { intent }, signal }) => readIntent(world, intent, signal)),
  prepareAttempt: answer(async ({ input: { key } }) => ({
    captcha: await world.botCheck.token('checkout'),
    key: key ?? world.newKey(),
    isRetry: key !== undefined,
  })),
  placeOrder: answer(({ input, signal }) => placeOrder(world, input, signal)),
  payment: connect(payment, world),
  fulfilment: connect(fulfilment, world),
}));

async function readIntent(world: World, intent: string, signal: AbortSignal) {
  const result = await readFulfilment(world, { intent, reset: false }, signal);
  if (result.kind === 'refused' && result.refusal.status === 404) forgetIntent(world.attempts);
  return result;
}

/** Forgets an intent that the server does not know, but neither a payment that may have been taken nor a key that is still open. */
function forgetIntent(attempts: AttemptStore): void {
  const { step, key, version } = attempts.read() ?? {};
  if (step === 'confirming' || step === 'completing') return;
  if (key) attempts.write({ step: 'placing', key, version });
  else attempts.clear();
}

async function placeOrder({ api, attempts, announceOrder, changes }: World, placed: PlaceOrder, signal: AbortSignal) {
  const { order, key, intent } = placed;
  attempts.write({ step: 'placing', key, intent, version: versionOf(order) });
  const answered = await read<CheckoutReply>(send(api, order, placed, signal), repliesTo[order.call]);
  const result = unwrapped(answered);
  remember(attempts, result, placed);
  const placedAs = result.kind === 'ok' ? statusOf(result.output) : undefined;
  if (placedAs && !signal.aborted) announceOrder(placedAs);
  if (result.kind === 'ok' && result.output.type === 'update-succeeded') changes.announce('account');
  return result;
}

/** What each call may be answered with. */
const repliesTo: Record<PurchaseCall, Schema<CheckoutReply>> = {
  subscribe: OrderReplySchema,
  donate: OrderReplySchema,
  payInvoice: OrderReplySchema,
  updateSubscription: UpdateReplySchema,
  checkOutCart: CheckoutReplySchema,
  renewSubscription: OrderReplySchema,
  redeemGift: CheckoutReplySchema,
};

/** The reply to an upgrade that is checked out is the one inside it (SUBS-15). */
function unwrapped(result: Result<CheckoutReply>): Result<PlacedReply> {
  if (result.kind !== 'ok') return result;
  const { output } = result;
  return { kind: 'ok', output: output.type === 'upgrade-checkout' ? output.data : output };
}

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
      body: { ...body, invoice: placed.intent, customer: placed.card === 'use-card' ? 'use-card' : undefined },
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
  updateSubscription: (api, { body }, placed, signal) =>
    api.POST('/api/account/subscriptions/update', {
      params: { query: { captcha: placed.captcha }, header: { 'Idempotency-Key': placed.key } },
      body: { ...body, ...paidBy(placed) },
      signal,
    }),
};

const send = <Call extends PurchaseCall>(api: Api, order: Order<Call>, placed: PlaceOrder, signal: AbortSignal) =>
  senders[order.call](api, order, placed, signal);

/** What the checkout adds to the body of an order. */
const paidBy = (placed: PlaceOrder) => ({
  invoice: placed.intent,
  customer: placed.order.isFree ? undefined : customerOf(placed),
});

/** Keeps what a reload needs: the open intent; the key only while the answer to it is not known. */
function remember(attempts: AttemptStore, result: Result<PlacedReply>, placed: PlaceOrder): void {
  if (result.kind !== 'ok' && !(result.kind === 'refused' && isDefinite(result.refusal, placed.isRetry))) return;
  const intent = result.kind === 'ok' ? openedBy(result.output) : (keptBy(result.refusal) ?? placed.intent);
  if (intent) attempts.write({ step: 'paying', intent });
  else attempts.clear();
}

const openedBy = (reply: PlacedReply) => ('keys' in reply.data ? reply.data.keys.payment_intent_id : undefined);

/** How an order stands that needs nothing more of the reader; a subscription that was only changed is no order. */
function statusOf(reply: PlacedReply): Settled['status'] | undefined {
  switch (reply.type) {
    case 'customer':
      return reply.data.status;
    case 'gratis':
    case 'redeem-succeeded':
      return 'completed';
    case 'started':
    case 'updated':
    case 'update-succeeded':
      return undefined;
  }
}

const keptBy = ({ checkout }: Refusal) => checkout?.keys?.payment_intent_id;
