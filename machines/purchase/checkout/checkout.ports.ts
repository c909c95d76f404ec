import type { AttemptOutcome, CheckoutReply, OrderKind } from '#machines/api/contract.ts';
import { type Result, read } from '#machines/api/reply.ts';
import { watchChallenge } from '#machines/lib/challenge.ts';
import { connect, type Flow, flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import type { NewAttempt, World } from '#machines/lib/world.ts';
import { announceAndSettle, settleAttempt } from '#machines/purchase/checkout/attempts/attempts.ts';
import { findEarlierOrders, findOutcome } from '#machines/purchase/checkout/attempts/earlier-orders.ports.ts';
import { fulfilment } from '#machines/purchase/checkout/fulfilment/fulfilment.ports.ts';
import { payment } from '#machines/purchase/checkout/payment/payment.ports.ts';
import { customerOf } from '#machines/rules/payment/card-choice.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { PlaceOrder } from './checkout-context.ts';
import { type AfterOrder, afterOrder } from './checkout-decisions.ts';
import type { Order, OrderDescription, OrderRequest, PurchaseCall } from './order.ts';

/**
 * Places the orders of one flow under this tab's turn, and stores each step in the attempt so that another page can
 * resume it.
 */
export const checkoutFor = <Call extends PurchaseCall>(
  described: OrderDescription<Call>,
): Flow<typeof checkoutMachine> =>
  flow(checkoutMachine, (world) => ({
    findOutcome: answer(async ({ input, signal }) =>
      // An attempt that another tab is working on is left alone.
      (await world.attempts.takeTurn()) ? findOutcome(world, input, signal) : ELSEWHERE,
    ),
    findEarlierOrders: answer(({ input, signal }) => findEarlierOrders(world, described, input, signal)),
    watchChallenge: watchChallenge(world),
    prepareAttempt: answer(async ({ input, signal }) => {
      const { key = world.newKey(), attempt = key } = input;
      return { captcha: await world.botCheck.token('checkout', signal), attempt, key };
    }),
    endTurn: answer(async () => world.attempts.endTurn()),
    placeOrder: answer(({ input, signal }) => placeOrder(world, described, input, signal)),
    payment: connect(payment, world),
    fulfilment: connect(fulfilment, world),
  }));

const ELSEWHERE: Result<AttemptOutcome> = { kind: 'ok', output: { status: 'not-placed' } };

async function placeOrder<Call extends PurchaseCall>(
  world: World,
  described: OrderDescription<Call>,
  placed: PlaceOrder,
  signal: AbortSignal,
): Promise<AfterOrder> {
  const { key, intent, mayBeUnstored } = placed;
  const order = placed.order as Order<Call>; // a flow's machine makes no others
  const attempt = { id: placed.attempt, kind: kindOf(described, order), amount: order.total };
  const isStored = world.attempts.write({ step: 'placing', key, intent: intent?.id, ...attempt });
  if (!isStored && !mayBeUnstored) return afterOrder({ kind: 'unstored' }, placed);
  const reply = await read<CheckoutReply>(
    described.send(world.api, requestOf(order, placed, signal), order.token ?? ''),
    described.reply,
  );
  const next = afterOrder(reply, placed);
  await store(world, placed, attempt, next);
  return next;
}

/**
 * Stores what another page needs: the open intent or the landing page. Keeps the key only while its reply is unknown.
 */
async function store(world: World, placed: PlaceOrder, attempt: StoredAttempt, next: AfterOrder): Promise<void> {
  const { attempts, changes } = world;
  const { to, key, ended, visit = '', notice, intent = placed.intent } = next;
  if (key !== undefined) return;
  if (ended) return announceAndSettle(world, { intent: placed.intent?.id, ...attempt }, ended);
  // It was paid before.
  if (notice) return settleAttempt(attempts, { ...attempt, visit });
  if (to !== 'completed' && intent) return void attempts.write({ step: 'paying', intent: intent.id, ...attempt });
  attempts.drop(attempt.id);
  if (to !== 'completed') return;
  // A successful change leaves the page too.
  attempts.endTurn();
  changes.announce('account');
}

type StoredAttempt = Pick<NewAttempt, 'id' | 'kind' | 'amount'>;

const kindOf = <Call extends PurchaseCall>({ kind }: OrderDescription<Call>, order: Order<Call>): OrderKind =>
  typeof kind === 'function' ? kind(order) : kind;

const requestOf = <Call extends PurchaseCall>(
  { body, coupon, isGift, isFree, renewal }: Order<Call>,
  placed: PlaceOrder,
  signal: AbortSignal,
): OrderRequest<Call> => ({
  params: {
    query: { captcha: placed.captcha, coupon, gift: isGift && '' },
    header: { 'Idempotency-Key': placed.key },
  },
  body: {
    ...body,
    invoice: placed.intent?.id,
    customer: isFree ? undefined : customerOf(placed),
    renewal_consent: renewal,
  },
  signal,
});
