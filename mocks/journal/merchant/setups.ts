import type { AnyAnswer } from '../../respond.ts';
import { chargeUnder } from '../../scenario/switches.ts';
import { type Charge, notAuthenticated } from '../../stripe/outcome.ts';
import { note, seconds } from '../payment/events.ts';
import { setupObjectOf } from '../payment/objects.ts';
import { lookUp } from '../read-fields.ts';
import type { Context } from '../request-context.ts';
import type { PaymentMethod, SetupIntent } from './merchant-state.ts';
import { keepFor, methodIn, methodOf } from './methods.ts';
import { challengeAt } from './payments.ts';
import {
  flagIn,
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

export const setupHandlers = {
  createSetup(context, request) {
    const { state, newId, now } = context;
    const { form } = request;
    const id = newId('seti_');
    const setup: SetupIntent = {
      object: {
        id,
        object: 'setup_intent',
        cancellation_reason: null,
        client_secret: `${id}_secret_${newId('')}`,
        created: seconds(now),
        customer: referred(form, 'customer', state.customers),
        description: textIn(form, 'description', null),
        last_setup_error: null,
        livemode: false,
        metadata: metadataIn(form),
        next_action: null,
        payment_method: null,
        payment_method_types: methodTypesIn(form),
        status: 'requires_payment_method',
        usage: wordIn(form, 'usage', USAGES) ?? 'off_session',
      },
    };
    state.setupIntents[id] = setup;
    choose(context, setup, form);
    note(state, 'setup_intent.created', setup.object);
    return flagIn(form, 'confirm') ? confirm(context, setup, request) : ok(setup.object);
  },
  retrieveSetup: ({ state }, { id }) => {
    const own = lookUp(state.setups, id);
    return ok(own ? setupObjectOf(own) : setupOf(state, id).object);
  },
  updateSetup(context, { id, form }) {
    const setup = setupOf(context.state, id);
    const { object } = setup;
    if (!isOpen(setup)) throw unexpected(setup, 'update');
    object.customer = referred(form, 'customer', context.state.customers) ?? object.customer;
    object.description = textIn(form, 'description', object.description);
    object.metadata = metadataIn(form, object.metadata ?? {});
    choose(context, setup, form);
    return ok(object);
  },
  confirmSetup: (context, request) => confirm(context, setupOf(context.state, request.id), request),
  cancelSetup({ state }, { id, form }) {
    const setup = setupOf(state, id);
    if (!isOpen(setup)) throw unexpected(setup, 'cancel');
    setup.challenge = undefined;
    const cancellation_reason = wordIn(form, 'cancellation_reason', REASONS);
    Object.assign(setup.object, { status: 'canceled', cancellation_reason, next_action: null });
    note(state, 'setup_intent.canceled', setup.object);
    return ok(setup.object);
  },
} satisfies Record<string, MerchantPlay>;

const USAGES = ['off_session', 'on_session'] as const;
const REASONS = ['abandoned', 'duplicate', 'requested_by_customer'] as const;

/** Finds a server's setup intent by id. Throws a Refusal for an unknown id. */
export const setupOf = ({ setupIntents }: Context['state'], id: string): SetupIntent =>
  named(setupIntents, 'setupintent', id, 'intent');

export function finishSetupChallenge(context: Context, setup: SetupIntent, isPassed: boolean): AnyAnswer {
  const { challenge } = setup;
  if (!challenge) throw unexpected(setup, 'confirm');
  const method = methodOf(context, String(setup.object.payment_method));
  return setUp(context, setup, method, isPassed ? challenge : { kind: 'refused', error: notAuthenticated('setup') });
}

function choose(context: Context, { object }: SetupIntent, form: unknown): PaymentMethod | undefined {
  const method = methodIn(context, form);
  if (!method) return undefined;
  object.payment_method = method.object.id;
  object.status = 'requires_confirmation';
  return method;
}

function confirm(context: Context, setup: SetupIntent, { form, origin }: MerchantRequest): AnyAnswer {
  const { object } = setup;
  if (!isOpen(setup)) throw unexpected(setup, 'confirm');
  const method =
    choose(context, setup, form) ??
    (object.payment_method === null ? undefined : methodOf(context, String(object.payment_method)));
  if (!method)
    throw new ProviderRefusal(400, {
      code: 'setup_intent_unexpected_state',
      message: "You cannot confirm this SetupIntent because it's missing a payment method.",
    });
  object.last_setup_error = null;
  const charge = chargeUnder(context.state.switches, method.setup);
  if (charge.kind !== 'challenged') return setUp(context, setup, method, charge);
  setup.challenge = charge.after;
  object.status = 'requires_action';
  object.next_action = challengeAt(origin, object.client_secret, form);
  note(context.state, 'setup_intent.requires_action', object);
  return ok(object);
}

function setUp(context: Context, setup: SetupIntent, method: PaymentMethod, charge: Charge): AnyAnswer {
  const { object } = setup;
  setup.challenge = undefined;
  object.next_action = null;
  if (charge.kind === 'refused') {
    const { error } = charge;
    Object.assign(object, { status: 'requires_payment_method', payment_method: null, last_setup_error: error });
    note(context.state, 'setup_intent.setup_failed', object);
    return { status: 402, body: { error: { ...error, setup_intent: object, payment_method: method.object } } };
  }
  object.status = 'succeeded';
  if (object.customer !== null) keepFor(method, String(object.customer));
  note(context.state, 'setup_intent.succeeded', object);
  return ok(object);
}

const isOpen = ({ object: { status } }: SetupIntent): boolean => status.startsWith('requires_');

const unexpected = ({ object: { status } }: SetupIntent, act: string) =>
  new ProviderRefusal(400, {
    code: 'setup_intent_unexpected_state',
    message: `You cannot ${act} this SetupIntent because it has a status of ${status}.`,
  });
