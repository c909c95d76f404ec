import type { AnyAnswer } from '../../respond.ts';
import { chargeUnder } from '../../scenario/switches.ts';
import { type Charge, cardError, notAuthenticated, type PaymentError } from '../../stripe/outcome.ts';
import { DEBIT_TAKES } from '../checkout/settle.ts';
import { note, seconds } from '../payment/events.ts';
import { paymentObjectOf } from '../payment/objects.ts';
import { lookUp, textOf } from '../read-fields.ts';
import type { Context } from '../request-context.ts';
import type { ChargeObject, PaymentIntent, PaymentMethod } from './merchant-state.ts';
import { keepFor, methodIn, methodOf } from './methods.ts';
import {
  amountIn,
  flagIn,
  listOf,
  type MerchantPlay,
  type MerchantRequest,
  metadataIn,
  methodTypesIn,
  named,
  ok,
  ProviderRefusal,
  referred,
  textIn,
  wordIn,
} from './request.ts';

/** The minimum charge, in cents. */
const MIN_AMOUNT = 50;

export const paymentHandlers = {
  createPayment(context, request) {
    const { state, newId, now } = context;
    const { form } = request;
    const amount = chargeable(form);
    const currency = textOf(form, 'currency').toLowerCase();
    if (currency === '')
      throw new ProviderRefusal(400, {
        code: 'parameter_missing',
        message: 'Missing required param: currency.',
        param: 'currency',
      });
    if (wordIn(form, 'capture_method', CAPTURES) === 'manual')
      throw new ProviderRefusal(400, {
        message: 'This stand-in captures every payment at once.',
        param: 'capture_method',
      });
    const id = newId('pi_');
    const intent: PaymentIntent = {
      object: {
        id,
        object: 'payment_intent',
        amount,
        amount_received: 0,
        canceled_at: null,
        cancellation_reason: null,
        capture_method: 'automatic',
        client_secret: `${id}_secret_${newId('')}`,
        confirmation_method: 'automatic',
        created: seconds(now),
        currency,
        customer: referred(form, 'customer', state.customers),
        description: textIn(form, 'description', null),
        last_payment_error: null,
        latest_charge: null,
        livemode: false,
        metadata: metadataIn(form),
        next_action: null,
        payment_method: null,
        payment_method_types: methodTypesIn(form),
        receipt_email: textIn(form, 'receipt_email', null),
        setup_future_usage: wordIn(form, 'setup_future_usage', USAGES),
        status: 'requires_payment_method',
      },
    };
    state.paymentIntents[id] = intent;
    choose(context, intent, form);
    note(state, 'payment_intent.created', intent.object);
    return flagIn(form, 'confirm') ? confirm(context, intent, request) : ok(intent.object);
  },
  retrievePayment: ({ state }, { id }) => {
    const own = lookUp(state.intents, id);
    return ok(own ? paymentObjectOf(own) : paymentOf(state, id).object);
  },
  listPayments({ state }, { form }) {
    const customer = textOf(form, 'customer');
    const all = Object.values(state.paymentIntents).map(({ object }) => object);
    return listOf('/v1/payment_intents', all.filter((one) => customer === '' || one.customer === customer).reverse());
  },
  updatePayment(context, { id, form }) {
    const intent = paymentOf(context.state, id);
    const { object } = intent;
    if (!isOpen(intent)) throw unexpected(intent, 'update');
    if (textOf(form, 'amount') !== '') object.amount = chargeable(form);
    if (textOf(form, 'currency') !== '') object.currency = textOf(form, 'currency').toLowerCase();
    object.customer = referred(form, 'customer', context.state.customers) ?? object.customer;
    object.description = textIn(form, 'description', object.description);
    object.receipt_email = textIn(form, 'receipt_email', object.receipt_email);
    object.setup_future_usage = wordIn(form, 'setup_future_usage', USAGES) ?? object.setup_future_usage;
    object.metadata = metadataIn(form, object.metadata);
    choose(context, intent, form);
    return ok(object);
  },
  confirmPayment: (context, request) => confirm(context, paymentOf(context.state, request.id), request),
  cancelPayment({ state, now }, { id, form }) {
    const intent = paymentOf(state, id);
    if (!isOpen(intent)) throw unexpected(intent, 'cancel');
    intent.challenge = undefined;
    Object.assign(intent.object, {
      status: 'canceled',
      canceled_at: seconds(now),
      cancellation_reason: wordIn(form, 'cancellation_reason', REASONS),
      next_action: null,
    });
    note(state, 'payment_intent.canceled', intent.object);
    return ok(intent.object);
  },
  retrieveCharge: ({ state }, { id }) => ok(named(state.charges, 'charge', id)),
  refund({ state, newId, now }, { form }) {
    const intent = textOf(form, 'payment_intent');
    const id = intent === '' ? textOf(form, 'charge') : String(paymentOf(state, intent).object.latest_charge);
    const charge = named(state.charges, 'charge', id, 'charge');
    const left = charge.amount - charge.amount_refunded;
    const amount = textOf(form, 'amount') === '' ? left : amountIn(form);
    if (left === 0)
      throw new ProviderRefusal(400, {
        code: 'charge_already_refunded',
        message: `Charge ${id} has already been refunded.`,
      });
    if (amount > left || amount === 0)
      throw new ProviderRefusal(400, {
        message: `Refund amount (${amount}) is not between 1 and the unrefunded amount on charge (${left}).`,
        param: 'amount',
      });
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    note(state, 'charge.refunded', charge);
    return ok({
      id: newId('re_'),
      object: 'refund',
      amount,
      charge: id,
      created: seconds(now),
      currency: charge.currency,
      metadata: metadataIn(form),
      payment_intent: charge.payment_intent,
      reason: textIn(form, 'reason', null),
      status: 'succeeded',
    });
  },
} satisfies Record<string, MerchantPlay>;

const USAGES = ['off_session', 'on_session'] as const;
const CAPTURES = ['automatic', 'automatic_async', 'manual'] as const;
const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;

/** Finds a server's payment intent by id. Throws a Refusal for an unknown id. */
export const paymentOf = ({ paymentIntents }: Context['state'], id: string): PaymentIntent =>
  named(paymentIntents, 'payment_intent', id, 'intent');

export function finishPaymentChallenge(context: Context, intent: PaymentIntent, isPassed: boolean): AnyAnswer {
  const { challenge } = intent;
  if (!challenge) throw unexpected(intent, 'confirm');
  const method = methodOf(context, String(intent.object.payment_method));
  return charged(
    context,
    intent,
    method,
    isPassed ? challenge : { kind: 'refused', error: notAuthenticated('payment') },
  );
}

export function endDebits(context: Context): void {
  const { state, now } = context;
  for (const [id, { since, returned }] of Object.entries(state.debits)) {
    if (now - since < DEBIT_TAKES) continue;
    delete state.debits[id];
    const intent = paymentOf(state, id);
    if (returned === undefined) succeed(context, intent);
    else fail(context, intent, cardError('payment_intent_payment_attempt_failed', returned));
  }
}

function chargeable(form: unknown): number {
  const amount = amountIn(form);
  if (amount < MIN_AMOUNT)
    throw new ProviderRefusal(400, {
      code: 'amount_too_small',
      message: 'Amount must be at least $0.50 usd',
      param: 'amount',
    });
  return amount;
}

function choose(context: Context, { object }: PaymentIntent, form: unknown): PaymentMethod | undefined {
  const method = methodIn(context, form);
  if (!method) return undefined;
  const { id, type, customer } = method.object;
  if (!object.payment_method_types.includes(type))
    throw new ProviderRefusal(400, {
      message: `The PaymentMethod provided (${type}) is not allowed for this PaymentIntent.`,
      param: 'payment_method',
    });
  if (customer !== null && customer !== object.customer)
    throw new ProviderRefusal(400, {
      message: `The provided PaymentMethod belongs to another customer than this PaymentIntent.`,
      param: 'payment_method',
    });
  object.payment_method = id;
  object.status = 'requires_confirmation';
  return method;
}

function confirm(context: Context, intent: PaymentIntent, { form, origin }: MerchantRequest): AnyAnswer {
  const { object } = intent;
  if (!isOpen(intent)) throw unexpected(intent, 'confirm');
  object.setup_future_usage = wordIn(form, 'setup_future_usage', USAGES) ?? object.setup_future_usage;
  const method =
    choose(context, intent, form) ??
    (object.payment_method === null ? undefined : methodOf(context, String(object.payment_method)));
  if (!method)
    throw new ProviderRefusal(400, {
      code: 'payment_intent_unexpected_state',
      message: "You cannot confirm this PaymentIntent because it's missing a payment method.",
    });
  object.last_payment_error = null;
  const charge = chargeUnder(context.state.switches, method.charge);
  if (charge.kind !== 'challenged') return charged(context, intent, method, charge);
  if (flagIn(form, 'off_session')) return charged(context, intent, method, { kind: 'refused', error: NEEDS_HOLDER });
  intent.challenge = charge.after;
  object.status = 'requires_action';
  object.next_action = challengeAt(origin, object.client_secret, form);
  note(context.state, 'payment_intent.requires_action', object);
  return ok(object);
}

/** Returns the redirect to the bank's page, which leads back afterwards. */
export const challengeAt = (origin: string, secret: string | null, form: unknown) => ({
  type: 'redirect_to_url',
  redirect_to_url: { url: `${origin}/v1/challenges/${secret}`, return_url: textIn(form, 'return_url', null) },
});

/** Stripe's error for an off-session charge that needs the cardholder. */
const NEEDS_HOLDER = cardError(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
  'authentication_required',
);

function charged(
  context: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
  charge: Exclude<Charge, { kind: 'challenged' }> | Charge,
): AnyAnswer {
  const { object } = intent;
  intent.challenge = undefined;
  object.next_action = null;
  switch (charge.kind) {
    case 'taken':
      keep(intent, method);
      succeed(context, intent);
      return ok(object);
    case 'debited':
      keep(intent, method);
      object.status = 'processing';
      context.state.debits[object.id] = { since: context.now, returned: charge.returned };
      note(context.state, 'payment_intent.processing', object);
      return ok(object);
    case 'challenged':
      return charged(context, intent, method, charge.after);
    case 'refused':
      fail(context, intent, charge.error);
      return {
        status: 402,
        body: { error: { ...charge.error, payment_intent: object, payment_method: method.object } },
      };
  }
}

function succeed({ state, newId, now }: Context, { object }: PaymentIntent): void {
  const charge: ChargeObject = {
    id: newId('ch_'),
    object: 'charge',
    amount: object.amount,
    amount_refunded: 0,
    created: seconds(now),
    currency: object.currency,
    customer: object.customer,
    livemode: false,
    paid: true,
    payment_intent: object.id,
    payment_method: String(object.payment_method),
    refunded: false,
    status: 'succeeded',
  };
  state.charges[charge.id] = charge;
  Object.assign(object, { status: 'succeeded', amount_received: object.amount, latest_charge: charge.id });
  note(state, 'payment_intent.succeeded', object);
}

function fail({ state }: Context, { object }: PaymentIntent, error: PaymentError): void {
  object.status = 'requires_payment_method';
  object.payment_method = null;
  object.last_payment_error = error;
  note(state, 'payment_intent.payment_failed', object);
}

function keep({ object: { setup_future_usage, customer } }: PaymentIntent, method: PaymentMethod): void {
  if (setup_future_usage !== null && customer !== null) keepFor(method, String(customer));
}

const OPEN: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const isOpen = ({ object: { status } }: PaymentIntent): boolean => OPEN.includes(status);

const unexpected = ({ object: { status } }: PaymentIntent, act: string) =>
  new ProviderRefusal(400, {
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${act} this PaymentIntent because it has a status of ${status}.`,
  });
