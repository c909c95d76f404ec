import { DOLLARS } from '#machines/rules/price/currency.ts';
import type { WalletState } from '../scenario/switches.ts';
import { type Entered, IntegrationError, noSuch, type PaymentError } from './outcome.ts';
import { type Appearance, drawPaymentForm, type PaymentForm } from './payment-form.ts';
import { enteredAs, FIELDS_OF, fieldError, firstError, type Typed } from './payment-methods.ts';
import { type Amount, loadWallet, type WalletOptions } from './wallet.ts';

/** The result of `stripe.elements(…)`. */
export interface MockElements {
  clientSecret: string | undefined;
  create: (type: string, options?: ElementOptions) => MockElement;
  getElement: (type: string) => MockElement | null;
  /** Returns a wallet's authorization once. It pays in place of the typed method. */
  takeAuthorized: () => Entered | undefined;
  submit: () => Promise<{ error?: PaymentError; selectedPaymentMethod?: string }>;
  update: (options: { appearance?: Appearance }) => void;
  fetchUpdates: () => Promise<{ error?: PaymentError }>;
}

/** `wallets` are those inside a payment form. */
interface ElementOptions extends WalletOptions {
  wallets?: { googlePay?: 'auto' | 'never' };
}

/** One element. `entered` is the method entered into it and the result of charging it. */
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

interface Provider {
  /** Resolves to an intent's amount, 0 for a setup; undefined for an unknown secret. */
  find: (secret: string) => Promise<Amount | undefined>;
  wallet?: WalletState | undefined;
}

/** What a setup costs. */
export const NOTHING: Amount = { amount: 0, currency: DOLLARS.code };

/** Creates the elements of one payment or setup, for the intent of the client secret. */
export function createElements(
  provider: Provider,
  clientSecret: string | undefined,
  given: Appearance = {},
): MockElements {
  const { find, wallet } = provider;
  const read = async () => {
    const found = clientSecret === undefined ? NOTHING : await find(clientSecret);
    amount = found ?? NOTHING;
    return found !== undefined;
  };
  let amount = NOTHING;
  const isFound = read();
  let authorized: Entered | undefined;
  let appearance = given;
  const forms = new Set<PaymentForm>();
  const authorize = (entered: Entered | undefined) => {
    authorized = entered;
  };
  const elements = new Map<string, MockElement>();
  const payment = () => elements.get('payment') ?? elements.get('card');
  const load = (type: string, options: WalletOptions) => async (emit: Emitter['emit']) => {
    const isKnown = await isFound;
    if (type === 'expressCheckout') return loadWallet(wallet, options, { emit, authorize, amount: () => amount });
    if (isKnown) emit('ready', { elementType: type });
    else emit('loaderror', { elementType: type, error: noSuch('payment_intent') });
    return undefined;
  };
  return {
    clientSecret,
    create: (type, options = {}) => {
      if (elements.has(type)) throw new IntegrationError(`Can only create one Element of type ${type}.`);
      const element = createElement(type, {
        load: load(type, options),
        forget: () => void elements.delete(type),
        wear: (form) => {
          forms.add(form);
          form.wear(appearance);
        },
        offersWallet: wallet !== undefined && options.wallets?.googlePay !== 'never',
      });
      elements.set(type, element);
      return element;
    },
    getElement: (type) => elements.get(type) ?? null,
    takeAuthorized: () => {
      const taken = authorized;
      authorized = undefined;
      return taken;
    },
    submit: async () => {
      const error = authorized ? undefined : payment()?.validate();
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
    update: (options) => {
      appearance = options.appearance ?? appearance;
      for (const form of forms) form.wear(appearance);
    },
    fetchUpdates: async () => {
      await read();
      return {};
    },
  };
}

/** The load time of Stripe's frame, in ms. */
const LOADING = 20;

interface Loading {
  /** Emits `ready` or `loaderror`. Returns the content rendered so far. */
  load: (emit: Emitter['emit']) => Promise<HTMLElement | undefined>;
  forget: () => void;
  wear: (form: PaymentForm) => void;
  /** Whether the payment form offers the wallet, which is Stripe's default. */
  offersWallet: boolean;
}

function createElement(type: string, { load, forget, wear, offersWallet }: Loading): MockElement {
  const { emit, ...events } = createEmitter();
  let button: HTMLElement | undefined;
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
          offersWallet,
          onChange: () => emit('change', changeOf(type, typedIn(form))),
          onFocus: () => emit('focus', { elementType: type }),
          onBlur: () => emit('blur', { elementType: type }),
        });
        wear(form);
        node.replaceChildren(form.root);
      }
      setTimeout(async () => {
        if (isDestroyed) return;
        button = await load(emit);
        if (button && !isDestroyed) node.replaceChildren(button);
      }, LOADING);
    },
    unmount: () => form?.root.remove(),
    destroy: () => {
      isDestroyed = true;
      form?.root.remove();
      button?.remove();
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

interface Emitter {
  on: (name: string, listener: Listener) => void;
  off: (name: string, listener?: Listener) => void;
  once: (name: string, listener: Listener) => void;
  emit: (name: string, event?: unknown) => void;
}

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
