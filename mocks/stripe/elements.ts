import type { Entered } from '../journal/payment/setups.ts';
import type { Charge, PaymentError } from '../journal/state.ts';
import { createEmitter, type Emitter } from './emitter.ts';
import { IntegrationError } from './errors.ts';
import { drawPaymentForm, type PaymentForm } from './payment-form.ts';
import { chargeOfAccount, chargeOfCard, detailsOf } from './test-methods.ts';
import { FIELDS_OF, fieldError, firstError, type Typed } from './validation.ts';

/** What `stripe.elements(…)` answers. */
export interface MockElements {
  clientSecret: string | undefined;
  create: (type: string) => MockElement;
  getElement: (type: string) => MockElement | null;
  submit: () => Promise<{ error?: PaymentError; selectedPaymentMethod?: string }>;
  update: (options?: unknown) => void;
  fetchUpdates: () => Promise<{ error?: PaymentError }>;
}

/** One element; `entered` is what is kept of what was typed into it, and what comes of paying with it. */
export interface MockElement extends Omit<Emitter, 'emit'> {
  mount: (place: string | HTMLElement) => void;
  unmount: () => void;
  destroy: () => void;
  update: (options?: unknown) => void;
  focus: () => void;
  blur: () => void;
  clear: () => void;
  collapse: () => void;
  validate: () => PaymentError | undefined;
  entered: () => Entered;
}

/** The elements of one payment or setup, over the intent that the client secret names. */
export function createElements(isKnown: (secret: string) => boolean, clientSecret: string | undefined): MockElements {
  const elements = new Map<string, MockElement>();
  const payment = () => elements.get('payment') ?? elements.get('card');
  return {
    clientSecret,
    create: (type) => {
      if (elements.has(type)) throw new IntegrationError(`Can only create one Element of type ${type}.`);
      const element = createElement(type, {
        isKnown: () => clientSecret === undefined || isKnown(clientSecret),
        forget: () => void elements.delete(type),
      });
      elements.set(type, element);
      return element;
    },
    getElement: (type) => elements.get(type) ?? null,
    submit: async () => {
      const error = payment()?.validate();
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
    update: () => undefined,
    fetchUpdates: async () => ({}),
  };
}

/** How long Stripe's frame takes to load, in ms. */
const LOADING = 20;

function createElement(type: string, { isKnown, forget }: { isKnown: () => boolean; forget: () => void }): MockElement {
  const { emit, ...events } = createEmitter();
  let form: PaymentForm | undefined;
  let isDestroyed = false;
  const hasForm = type === 'payment' || type === 'card';
  const element: MockElement = {
    ...events,
    mount: (place) => {
      if (isDestroyed) throw new IntegrationError('This Element has already been destroyed.');
      const node = typeof place === 'string' ? document.querySelector(place) : place;
      if (!node) throw new IntegrationError(`The selector you specified (${place}) applies to no DOM elements.`);
      if (hasForm) {
        form ??= drawPaymentForm({
          now: Date.now,
          onChange: () => emit('change', changeOf(type, typedIn(form))),
          onFocus: () => emit('focus', { elementType: type }),
          onBlur: () => emit('blur', { elementType: type }),
        });
        node.replaceChildren(form.root);
      }
      setTimeout(() => {
        if (isDestroyed) return;
        if (isKnown()) emit('ready', { elementType: type });
        else emit('loaderror', { elementType: type, error: NO_INTENT });
      }, LOADING);
    },
    unmount: () => form?.root.remove(),
    destroy: () => {
      isDestroyed = true;
      form?.root.remove();
      forget();
    },
    update: () => undefined,
    focus: () => form?.focus(),
    blur: () => undefined,
    clear: () => undefined,
    collapse: () => undefined,
    validate: () => {
      const error = firstError(typedIn(form), Date.now())?.error;
      if (error) form?.showErrors();
      return error;
    },
    entered: () => ({ charge: chargeOf(typedIn(form)), details: detailsOf(typedIn(form)) }),
  };
  return element;
}

/** What comes of paying with what was typed. */
export const chargeOf = ({ method, number, account }: Typed): Charge =>
  method === 'card' ? chargeOfCard(number) : chargeOfAccount(account);

const EMPTY: Typed = { method: 'card', number: '', expiry: '', cvc: '', routing: '', account: '' };

const typedIn = (form: PaymentForm | undefined): Typed => form?.typed() ?? EMPTY;

const changeOf = (elementType: string, typed: Typed) => ({
  elementType,
  collapsed: false,
  empty: FIELDS_OF[typed.method].every((field) => typed[field] === ''),
  complete: FIELDS_OF[typed.method].every((field) => !fieldError(field, typed, Date.now())),
  value: { type: typed.method },
});

const NO_INTENT: PaymentError = {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such payment_intent.',
};
