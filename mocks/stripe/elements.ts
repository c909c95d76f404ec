import { type Entered, IntegrationError, noSuch, type PaymentError } from './outcome.ts';
import { drawPaymentForm, type PaymentForm } from './payment-form.ts';
import { enteredAs, FIELDS_OF, fieldError, firstError, type Typed } from './payment-methods.ts';

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
        else emit('loaderror', { elementType: type, error: noSuch('payment_intent') });
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
    entered: () => enteredAs(typedIn(form)),
  };
  return element;
}

const EMPTY: Typed = { method: 'card', number: '', expiry: '', cvc: '', routing: '', account: '' };

const typedIn = (form: PaymentForm | undefined): Typed => form?.typed() ?? EMPTY;

const changeOf = (elementType: string, typed: Typed) => ({
  elementType,
  collapsed: false,
  empty: FIELDS_OF[typed.method].every((field) => typed[field] === ''),
  complete: FIELDS_OF[typed.method].every((field) => !fieldError(field, typed, Date.now())),
  value: { type: typed.method },
});

type Listener = (event: unknown) => void;

/** The events of an element, as Stripe's elements have them. */
interface Emitter {
  on: (name: string, listener: Listener) => void;
  off: (name: string, listener?: Listener) => void;
  once: (name: string, listener: Listener) => void;
  emit: (name: string, event?: unknown) => void;
}

/** Listeners by the name of the event. */
function createEmitter(): Emitter {
  const listeners = new Map<string, Set<Listener>>();
  const of = (name: string) => {
    const known = listeners.get(name) ?? new Set();
    listeners.set(name, known);
    return known;
  };
  const off: Emitter['off'] = (name, listener) => void (listener ? of(name).delete(listener) : of(name).clear());
  return {
    on: (name, listener) => void of(name).add(listener),
    off,
    once(name, listener) {
      const first: Listener = (event) => {
        off(name, first);
        listener(event);
      };
      of(name).add(first);
    },
    emit: (name, event) => {
      for (const listener of [...of(name)]) listener(event);
    },
  };
}
