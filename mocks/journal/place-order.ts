import type { Keys, SubscribeRequest } from '#machines/api/contract.ts';
import { replies } from '../replies.ts';
import type { Answer } from '../respond.ts';
import { scenarioOf } from '../scenarios.ts';
import type { Desk } from './desk.ts';
import { priceOrder } from './price-order.ts';
import { readOrder } from './read-order.ts';
import { refusalsOf } from './refusals.ts';
import { fulfil, settle } from './settle.ts';
import type { Intent, PricedOrder } from './state.ts';
import { lookUp } from './store.ts';

/** An order as it comes in. */
export interface PlacedOrder {
  key?: string;
  captcha: string;
  body: unknown;
}

type OrderAnswer = Answer<'subscribe'>;

/** How long an answer is kept for its attempt key: 24 hours, in ms. */
export const KEPT_FOR = 86_400_000;

/** Takes an order, or answers an attempt key again as before, whatever the body. */
export function placeOrder(desk: Desk, placed: PlacedOrder): OrderAnswer {
  const { key } = placed;
  const kept = key === undefined ? undefined : lookUp(desk.state.kept, key);
  // Only answers of this call are kept.
  if (kept && desk.now - kept.at < KEPT_FOR) return kept.answer as OrderAnswer;
  const answer = take(desk, placed);
  if (key !== undefined) desk.state.kept[key] = { at: desk.now, answer };
  return answer;
}

function take(desk: Desk, { captcha, body }: PlacedOrder): OrderAnswer {
  if (!passesBotCheck(desk, captcha)) return replies.subscribe.botCheckRefused;
  const order = readOrder(body);
  if (!order) return replies.subscribe.refused;
  const errors = refusalsOf(desk.state, desk.state.reader, order);
  if (errors) return { status: 400, body: { errors } };
  const priced = priceOrder(desk.state, order);
  if ('couponRefused' in priced) return { status: 400, body: { errors: { coupon: priced.couponRefused } } };
  return priced.total === 0 ? giveAway(desk, order, priced) : charge(desk, order, priced);
}

/** A token is good once; without a bot check the front sends an empty one. */
function passesBotCheck({ state }: Desk, captcha: string): boolean {
  if (scenarioOf(state.scenario).botCheck === 'absent') return true;
  if (captcha === '' || state.spent.includes(captcha)) return false;
  state.spent.push(captcha);
  return true;
}

function giveAway(desk: Desk, { session }: SubscribeRequest, priced: PricedOrder): OrderAnswer {
  const open = openIntent(desk, session);
  if (open) open.status = 'canceled';
  return ok({ type: 'gratis', data: { receipt: fulfil(desk, priced).token } });
}

function charge(desk: Desk, order: SubscribeRequest, priced: PricedOrder): OrderAnswer {
  const named = order.invoice === undefined ? undefined : lookUp(desk.state.intents, order.invoice);
  if (order.invoice !== undefined && !named) return replies.subscribe.updatedFailed;
  if (named && isPaid(named)) return replies.subscribe.orderChanged;
  const isOpen = named !== undefined && named.status !== 'canceled';
  const intent = isOpen ? named : (openIntent(desk, order.session) ?? open(desk, order.session, priced));
  bringUpToDate(intent, priced);
  if (order.customer === 'use-card' && desk.state.reader === 'donor') return chargeOnFile(desk, intent);
  return ok({ type: isOpen ? 'updated' : 'started', data: { keys: keysOf(intent) } });
}

function chargeOnFile(desk: Desk, intent: Intent): OrderAnswer {
  const { onFile } = scenarioOf(desk.state.scenario);
  if (onFile === 'authorization' || onFile === 'replacement') {
    const { checkout_errors } = replies.subscribe[`${onFile}Required`].body;
    return { status: 402, body: { checkout_errors: { ...checkout_errors, keys: keysOf(intent) } } };
  }
  intent.status = onFile === 'bank' ? 'processing' : 'succeeded';
  intent.attempts += 1;
  intent.confirms += 1;
  return ok({ type: 'customer', data: settle(desk, intent) });
}

function open({ state, newId }: Desk, session: string, order: PricedOrder): Intent {
  const id = newId('pi_');
  const intent: Intent = {
    id,
    secret: `${id}_secret_${newId('')}`,
    status: 'requires_payment_method',
    order,
    attempts: 0,
    confirms: 0,
    reads: 0,
  };
  state.intents[id] = intent;
  state.open[session] = id;
  return intent;
}

/** The intent of the session that can still be paid, of which there is one at most. */
function openIntent({ state }: Desk, session: string): Intent | undefined {
  const id = lookUp(state.open, session);
  const intent = id === undefined ? undefined : lookUp(state.intents, id);
  return intent && !isPaid(intent) && intent.status !== 'canceled' ? intent : undefined;
}

/** A challenge that is still shown somewhere ends here, so that it cannot pay for what is no longer ordered. */
function bringUpToDate(intent: Intent, order: PricedOrder): void {
  intent.order = order;
  intent.status = 'requires_payment_method';
  intent.challenge = undefined;
}

const isPaid = ({ status }: Intent): boolean => status === 'succeeded' || status === 'processing';

const keysOf = ({ id, secret }: Intent): Keys => ({ payment_intent_id: id, stripe_secret: secret });

const ok = (body: Extract<OrderAnswer, { status: 200 }>['body']): OrderAnswer => ({
  status: 200,
  headers: { 'Cache-Control': 'no-store' },
  body,
});
