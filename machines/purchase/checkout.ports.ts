import type { Api } from '#machines/api/client.ts';
import type { CheckoutReply } from '#machines/api/contract.ts';
import { isDefinite, type Refusal, type Result, read } from '#machines/api/reply.ts';
import { OrderReply as CheckoutReplySchema } from '#machines/api/schemas.gen.ts';
import { connect, flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import type { AttemptStore, World } from '#machines/lib/world.ts';
import { customerOf } from '#machines/rules/card-choice.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { PlaceOrder } from './checkout-context.ts';
import { fulfilment, readFulfilment } from './fulfilment.ports.ts';
import type { Order } from './order.ts';
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
  const { step, key } = attempts.read() ?? {};
  if (step === 'confirming' || step === 'completing') return;
  if (key) attempts.write({ step: 'placing', key });
  else attempts.clear();
}

async function placeOrder({ api, attempts }: World, placed: PlaceOrder, signal: AbortSignal) {
  attempts.write({ step: 'placing', key: placed.key, intent: placed.intent });
  const result = await read(send[placed.order.call](api, placed, signal), CheckoutReplySchema);
  remember(attempts, result, placed);
  return result;
}

const send = {
  subscribe: (api: Api, placed: PlaceOrder, signal: AbortSignal) =>
    api.POST('/api/subscribe', {
      params: {
        query: { captcha: placed.captcha, coupon: placed.order.coupon },
        header: { 'Idempotency-Key': placed.key },
      },
      body: { ...placed.order.body, invoice: placed.intent, customer: customerOf(placed) },
      signal,
    }),
} satisfies Record<Order['call'], unknown>;

/** Keeps what a reload needs: the open intent; the key only while the answer to it is not known. */
function remember(attempts: AttemptStore, result: Result<CheckoutReply>, placed: PlaceOrder): void {
  if (result.kind !== 'ok' && !(result.kind === 'refused' && isDefinite(result.refusal, placed.isRetry))) return;
  const intent = result.kind === 'ok' ? openedBy(result.output) : (keptBy(result.refusal) ?? placed.intent);
  if (intent) attempts.write({ step: 'paying', intent });
  else attempts.clear();
}

const openedBy = (reply: CheckoutReply) => ('keys' in reply.data ? reply.data.keys.payment_intent_id : undefined);

const keptBy = ({ checkout }: Refusal) => checkout?.keys?.payment_intent_id;
