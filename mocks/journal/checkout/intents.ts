import type { Keys } from '#machines/api/contract.ts';
import { currencyIn } from '../currency.ts';
import type { PricedOrder } from '../order/order.ts';
import { note } from '../payment/events.ts';
import { paymentObjectOf } from '../payment/objects.ts';
import { lookUp } from '../read-fields.ts';
import { type Context, visitOf } from '../request-context.ts';
import type { CheckoutState, Intent } from './checkout-state.ts';

export const intentOf = ({ state }: Context, id: string): Intent | undefined => lookUp(state.intents, id);

/** Opens an intent for a purpose. Starts a session if the caller has none. */
export function openIntent(context: Context, purpose: string, order: PricedOrder): Intent {
  const { state, newId, now } = context;
  const session = visitOf(context);
  const id = newId('pi_');
  const intent: Intent = {
    id,
    secret: `${id}_secret_${newId('')}`,
    created: now,
    purpose,
    status: 'requires_payment_method',
    order,
    currency: currencyIn(context),
    attempts: 0,
    confirms: 0,
    reads: 0,
    ...(session !== undefined && { session }),
  };
  state.intents[id] = intent;
  state.open[purpose] = id;
  if (session !== undefined) state.intentsBy[session] = [...(lookUp(state.intentsBy, session) ?? []), id];
  note(state, 'payment_intent.created', paymentObjectOf(intent));
  return intent;
}

export function intentFor({ state }: Context, purpose: string): Intent | undefined {
  const id = lookUp(state.open, purpose);
  return id === undefined ? undefined : lookUp(state.intents, id);
}

function payableIntent(context: Context, purpose: string): Intent | undefined {
  const intent = intentFor(context, purpose);
  return intent && isPayable(intent) ? intent : undefined;
}

/**
 * Returns the session's payable intent of a purpose. Cancels one of another session, so that its secret is never
 * shared.
 */
export function ownIntent(context: Context, purpose: string): Intent | undefined {
  const intent = payableIntent(context, purpose);
  if (!intent || intent.session === context.session) return intent;
  cancelIntent(context, purpose);
  return undefined;
}

export function cancelIntent(context: Context, purpose: string): void {
  const intent = payableIntent(context, purpose);
  if (!intent) return;
  intent.status = 'canceled';
  intent.challenge = undefined;
  intent.deposits = undefined;
  note(context.state, 'payment_intent.canceled', paymentObjectOf(intent));
}

/** Updates the order of an intent. Ends an open challenge, so that it cannot pay for the previous order. */
export function bringUpToDate(intent: Intent, order: PricedOrder): void {
  intent.order = order;
  intent.status = 'requires_payment_method';
  intent.challenge = undefined;
  intent.deposits = undefined;
}

/** Hands a session's intents over to the next session, as a login does. */
export function keepIntents({ intents, intentsBy, open }: CheckoutState, from: string, to: string): void {
  const ids = lookUp(intentsBy, from) ?? [];
  delete intentsBy[from];
  if (ids.length > 0) intentsBy[to] = ids;
  for (const intent of ids.flatMap((id) => lookUp(intents, id) ?? [])) {
    intent.session = to;
    if (!intent.purpose?.endsWith(` ${from}`)) continue;
    delete open[intent.purpose];
    intent.purpose = intent.purpose.replace(from, to);
    open[intent.purpose] = intent.id;
  }
}

export const isPaid = ({ status }: Intent): boolean => status === 'succeeded' || status === 'processing';

export function isPaidBy(context: Context, { invoice }: { invoice?: string | undefined }): boolean {
  const intent = invoice === undefined ? undefined : intentOf(context, invoice);
  return intent !== undefined && isPaid(intent);
}

export const keysOf = ({ id, secret }: Intent): Keys => ({ payment_intent_id: id, stripe_secret: secret });

const isPayable = (intent: Intent): boolean => !isPaid(intent) && intent.status !== 'canceled';
