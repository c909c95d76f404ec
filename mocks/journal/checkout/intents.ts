import type { Keys } from '#machines/api/contract.ts';
import { type Desk, visitOf } from '../desk.ts';
import type { PricedOrder } from '../order/order.ts';
import { note } from '../payment/events.ts';
import { paymentObjectOf } from '../payment/objects.ts';
import { lookUp } from '../read-fields.ts';
import type { CheckoutState, Intent } from './checkout-state.ts';

/** The intent of this id. */
export const intentOf = ({ state }: Desk, id: string): Intent | undefined => lookUp(state.intents, id);

/** Opens the intent of a purpose. */
export function openIntent(desk: Desk, purpose: string, order: PricedOrder): Intent {
  const { state, newId, now } = desk;
  const session = visitOf(desk);
  const id = newId('pi_');
  const intent: Intent = {
    id,
    secret: `${id}_secret_${newId('')}`,
    created: now,
    purpose,
    status: 'requires_payment_method',
    order,
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

/** The intent that was opened last for a purpose, whatever has become of it. */
export function intentFor({ state }: Desk, purpose: string): Intent | undefined {
  const id = lookUp(state.open, purpose);
  return id === undefined ? undefined : lookUp(state.intents, id);
}

/** The intent of a purpose that can still be paid, of which there is one at most. */
function payableIntent(desk: Desk, purpose: string): Intent | undefined {
  const intent = intentFor(desk, purpose);
  return intent && isPayable(intent) ? intent : undefined;
}

/** The intent of a purpose that this session can still pay. One of another session is closed: nobody else is told its secret. */
export function ownIntent(desk: Desk, purpose: string): Intent | undefined {
  const intent = payableIntent(desk, purpose);
  if (!intent || intent.session === desk.session) return intent;
  cancelIntent(desk, purpose);
  return undefined;
}

/** Closes what is open for a purpose, so that it can no longer be paid. */
export function cancelIntent(desk: Desk, purpose: string): void {
  const intent = payableIntent(desk, purpose);
  if (!intent) return;
  intent.status = 'canceled';
  intent.challenge = undefined;
  note(desk.state, 'payment_intent.canceled', paymentObjectOf(intent));
}

/** A challenge that is still shown somewhere ends here, so that it cannot pay for what is no longer ordered. */
export function bringUpToDate(intent: Intent, order: PricedOrder): void {
  intent.order = order;
  intent.status = 'requires_payment_method';
  intent.challenge = undefined;
}

/** Hands the intents of one session over to the next, as a login does. */
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

/** Whether the provider has taken the payment, or is taking it. */
export const isPaid = ({ status }: Intent): boolean => status === 'succeeded' || status === 'processing';

/** Whether the intent that an order names is paid, so that nothing is left to order. */
export function isPaidBy(desk: Desk, { invoice }: { invoice?: string | undefined }): boolean {
  const intent = invoice === undefined ? undefined : intentOf(desk, invoice);
  return intent !== undefined && isPaid(intent);
}

/** What the provider's client needs to take the payment. */
export const keysOf = ({ id, secret }: Intent): Keys => ({ payment_intent_id: id, stripe_secret: secret });

const isPayable = (intent: Intent): boolean => !isPaid(intent) && intent.status !== 'canceled';
