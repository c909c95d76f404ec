import { type TestMethod, testMethod } from '../../stripe/payment-methods.ts';
import { seconds } from '../payment/events.ts';
import { lookUp, textOf } from '../read-fields.ts';
import type { Context } from '../request-context.ts';
import type { CustomerObject, PaymentMethod } from './merchant-state.ts';
import {
  listOf,
  type MerchantPlay,
  metadataIn,
  named,
  noSuchObject,
  ok,
  ProviderRefusal,
  referred,
  textIn,
} from './request.ts';

/** Returns the payment method that a form names. One of Stripe's test methods becomes a new method each time. */
export function methodIn(context: Context, form: unknown): PaymentMethod | undefined {
  const id = textOf(form, 'payment_method');
  return id === '' ? undefined : methodOf(context, id);
}

export function methodOf(context: Context, id: string): PaymentMethod {
  const { paymentMethods } = context.state;
  const known = lookUp(paymentMethods, id) ?? fromTest(context, testMethod(id));
  if (!known) throw noSuchObject(400, 'PaymentMethod', id, 'payment_method');
  paymentMethods[known.object.id] = known;
  return known;
}

function fromTest({ newId, now }: Context, test: TestMethod | undefined): PaymentMethod | undefined {
  if (!test) return undefined;
  const { details, charge, setup = charge } = test;
  const base = {
    id: newId('pm_'),
    object: 'payment_method',
    created: seconds(now),
    customer: null,
    livemode: false,
  } as const;
  const { card, ach } = details;
  const object: PaymentMethod['object'] = card
    ? {
        ...base,
        type: 'card',
        card: {
          brand: card.type.toLowerCase(),
          exp_month: card.exp_month,
          exp_year: card.exp_year,
          last4: card.last_four,
        },
      }
    : {
        ...base,
        type: 'us_bank_account',
        us_bank_account: {
          bank_name: ach?.bank_name ?? null,
          last4: ach?.last_four ?? null,
          routing_number: ach?.routing_number ?? null,
        },
      };
  return { object, charge, setup };
}

/** Attaches a method to a customer. Throws a Refusal if it is attached to another one. */
export function keepFor({ object }: PaymentMethod, customer: string): void {
  if (object.customer !== null && object.customer !== customer)
    throw new ProviderRefusal(400, {
      message: 'The payment method you provided has already been attached to a customer.',
    });
  object.customer = customer;
}

export const methodHandlers = {
  retrieveMethod: ({ state }, { id }) => ok(named(state.paymentMethods, 'PaymentMethod', id).object),
  attach(context, { id, form }) {
    const customer = referred(form, 'customer', context.state.customers);
    if (customer === null)
      throw new ProviderRefusal(400, {
        code: 'parameter_missing',
        message: 'Missing required param: customer.',
        param: 'customer',
      });
    const method = methodOf(context, id);
    if (method.setup.kind === 'refused') return { status: 402, body: { error: method.setup.error } };
    keepFor(method, customer);
    return ok(method.object);
  },
  detach({ state }, { id }) {
    const { object } = named(state.paymentMethods, 'PaymentMethod', id);
    object.customer = null;
    return ok(object);
  },
  listMethods: (context, { form }) => methodsOf(context, textOf(form, 'customer'), form, '/v1/payment_methods'),
  listCustomerMethods(context, { id, form }) {
    named(context.state.customers, 'customer', id);
    return methodsOf(context, id, form, `/v1/customers/${id}/payment_methods`);
  },
  createCustomer({ state, newId, now }, { form }) {
    const customer: CustomerObject = {
      id: newId('cus_'),
      object: 'customer',
      created: seconds(now),
      description: textIn(form, 'description', null),
      email: textIn(form, 'email', null),
      name: textIn(form, 'name', null),
      livemode: false,
      metadata: metadataIn(form),
    };
    state.customers[customer.id] = customer;
    return ok(customer);
  },
  retrieveCustomer: ({ state }, { id }) => ok(named(state.customers, 'customer', id)),
  updateCustomer({ state }, { id, form }) {
    const customer = named(state.customers, 'customer', id);
    customer.description = textIn(form, 'description', customer.description);
    customer.email = textIn(form, 'email', customer.email);
    customer.name = textIn(form, 'name', customer.name);
    customer.metadata = metadataIn(form, customer.metadata);
    return ok(customer);
  },
} satisfies Record<string, MerchantPlay>;

function methodsOf({ state }: Context, customer: string, form: unknown, url: string) {
  const type = textOf(form, 'type');
  const own = Object.values(state.paymentMethods)
    .map(({ object }) => object)
    .filter((one) => one.customer === customer && (type === '' || one.type === type));
  return listOf(url, own.reverse());
}
