import { copyOf } from '#fixtures/data/orders.ts';
import type { Api } from '#machines/api/client.ts';
import type { Fulfilment, OrderReply } from '#machines/api/contract.ts';
import type { Confirmation, IntentStatus, PaymentProvider } from '#machines/lib/world.ts';
import { replies } from '#mocks/replies.ts';

/** What waits for the schedule: it decides which of several waiting calls goes on next. */
export type Wait = (label: string) => Promise<void>;

export interface Conditions {
  /** What happens to a call: it works, its answer is lost, it never arrives, or it fails. */
  weather: 'fine' | 'answerLost' | 'neverArrives' | 'fails' | 'tooMany' | 'signedOut';
  /** What the provider does with a payment: whether the money moves, and whether it says so. */
  bank: 'takes' | 'takesUnheard' | 'refuses' | 'drops' | 'unavailable';
  statusHeard: boolean;
  /** The server's decision on the next order. */
  verdict: 'pay' | 'refuse' | 'cardOnFile' | 'authorize' | 'replace' | 'free' | 'newIntent';
  /** Whether the server has been notified of payments and has fulfilled them. */
  fulfils: boolean;
}

export const FINE: Conditions = { weather: 'fine', bank: 'takes', statusHeard: true, verdict: 'pay', fulfils: true };

interface Intent {
  id: string;
  secret: string;
  cart: string;
  paid: boolean;
  moving: boolean;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** A minimal server and payment provider: idempotent like the contract, fulfils once, and records every charge. */
export class Model {
  charges: { cart: string; key: string | null }[] = [];
  violations: string[] = [];
  given = 0;
  protected intents: Intent[] = [];
  #keys = 0;
  /** The answers by idempotency key; undefined if the key was closed before its order arrived. */
  #kept = new Map<string, { sent: string; answer: Answer } | undefined>();
  readonly conditions: Conditions;
  readonly #wait: Wait;

  constructor(conditions: Conditions, wait: Wait) {
    this.conditions = conditions;
    this.#wait = wait;
  }

  readonly api = {
    POST: (path: string, sent: Sent & Close) => this.call(sent.signal, path, () => this.post(path, sent)),
    GET: (path: string, { params, signal }: Read) =>
      this.call(signal, path, () => this.get(path, params?.path?.intent_id)),
    // Only the calls that a purchase makes.
  } as unknown as Api;

  readonly payment: PaymentProvider = {
    load: async () => undefined,
    confirm: async ({ secret }) => this.confirm(secret),
    authorize: async ({ secret }) => this.confirm(secret),
    readStatus: async ({ secret }): Promise<IntentStatus> => {
      await this.#wait('status read');
      if (!this.conditions.statusHeard) throw new Error('lost');
      return this.bySecret(secret).paid ? 'taken' : 'payable';
    },
    // No order sets up a payment method without paying with it.
    confirmSetup: async () => ({ kind: 'unavailable' }),
    readSetupStatus: async () => ({ kind: 'open', words: '' }),
  };

  readonly nextKey = (): number => ++this.#keys;

  /** A call waits to arrive and waits to be answered, in the weather of its arrival. */
  protected async call(signal: AbortSignal, path: string, act: () => Answer) {
    await this.#wait(`${path} arrives`);
    const answer = this.#meet(act);
    await this.#wait(`${path} answered`);
    signal.throwIfAborted();
    if (!answer) throw new TypeError('fetch failed');
    return answer;
  }

  #meet(act: () => Answer): { data?: unknown; error?: unknown; response: { status: number } } | undefined {
    switch (this.conditions.weather) {
      case 'neverArrives':
        return undefined;
      case 'answerLost':
        act();
        return undefined;
      case 'fails':
        act();
        return { error: undefined, response: { status: 502 } };
      case 'tooMany':
        return { error: { errors: 'Slow down' }, response: { status: 429 } };
      case 'signedOut':
        return { error: { errors: 'Please log in.' }, response: { status: 401 } };
      case 'fine': {
        const { status, body } = act();
        return status < 400 ? { data: body, response: { status } } : { error: body, response: { status } };
      }
    }
  }

  protected post(path: string, { body, params }: Sent & Close): Answer {
    return path === '/api/checkout/attempt'
      ? this.#close(body.key)
      : this.#order(params.header['Idempotency-Key'], body);
  }

  #order(key: string, body: Sent['body']): Answer {
    const kept = this.#kept.get(key);
    const sent = JSON.stringify(body);
    if (!kept && this.#kept.has(key)) return copyOf(replies.subscribe.keyClosed);
    if (kept && kept.sent !== sent) {
      this.violations.push(`sent a key with another body: ${key}`);
      return copyOf(replies.subscribe.keyReused);
    }
    const answer = kept?.answer ?? this.refusal(body) ?? this.decide(key, this.nameOf(body), body.invoice);
    this.#kept.set(key, { sent, answer });
    return answer;
  }

  #close(key: string): Answer {
    const kept = this.#kept.get(key);
    this.#kept.set(key, kept);
    return { status: 200, body: (kept && this.#outcomeOf(kept.answer.body)) ?? { status: 'not-placed' } };
  }

  #outcomeOf(reply: unknown): object | undefined {
    const { type, data, checkout_errors } = Object(reply);
    if (type === 'upgrade-checkout') return this.#outcomeOf(data);
    const intent = (data?.keys ?? checkout_errors?.keys)?.payment_intent_id;
    if (intent) return { ...Object(this.read(intent).body), intent };
    if (type === 'customer') return data;
    if (type === 'gratis') return { status: 'completed', receipt: data.receipt };
    return type === 'redeem-succeeded' || type === 'update-succeeded' ? { status: 'completed' } : undefined;
  }

  /** Subclasses refuse orders here. */
  protected refusal(_: Sent['body']): Answer | undefined {
    return undefined;
  }

  /** Identifies what an order is charged for, at most once. */
  protected nameOf({ cart }: Sent['body']): string {
    return JSON.stringify(cart);
  }

  protected fulfil(_: string): void {}

  protected decide(key: string, cart: string, invoice: string | undefined): Answer {
    const named = this.intents.find(({ id }) => id === invoice);
    if (named?.paid) return { status: 200, body: SETTLED };
    const { verdict } = this.conditions;
    if (verdict === 'refuse') return { status: 400, body: { errors: { email: 'No.' } } };
    if (verdict === 'free') {
      this.#give(cart);
      return { status: 200, body: { type: 'gratis', data: { receipt: 'rcp_free' } } };
    }
    if (verdict === 'cardOnFile') {
      this.charges.push({ cart, key });
      if (named) named.paid = true;
      this.fulfil(cart);
      return { status: 200, body: { type: 'customer', data: { status: 'completed', receipt: 'rcp_card' } } };
    }
    const open = verdict !== 'newIntent' && named ? named : this.#open(cart);
    open.cart = cart;
    const keys = { payment_intent_id: open.id, stripe_secret: open.secret };
    if (verdict === 'authorize')
      return { status: 402, body: { checkout_errors: { keys, require: 'authorization', method: 'pm_1' } } };
    if (verdict === 'replace')
      return { status: 402, body: { checkout_errors: { keys, require: 'replacement', message: 'Expired.' } } };
    return { status: 200, body: { type: named ? 'updated' : 'started', data: { keys } } satisfies OrderReply };
  }

  #open(cart: string): Intent {
    const id = `pi_${this.intents.length + 1}`;
    const intent = { id, secret: `${id}_secret_x`, cart, paid: false, moving: false };
    this.intents.push(intent);
    return intent;
  }

  protected get(path: string, intent = ''): Answer {
    if (path === '/api/config/shipping') return replies.getShipping.shipping;
    return path === '/api/store/products' ? replies.getProducts.swag : this.read(intent);
  }

  protected read(id: string): Answer {
    const intent = this.intents.find((one) => one.id === id);
    if (!intent) return { status: 404, body: { errors: 'There is no such order.' } };
    if (!this.conditions.fulfils || intent.moving)
      return { status: 200, body: { status: 'in-progress' } satisfies Fulfilment };
    if (intent.paid) this.fulfil(intent.cart);
    const body: Fulfilment = intent.paid ? SETTLED.data : { status: 'unpaid' };
    return { status: 200, body };
  }

  #give(cart: string): void {
    this.given += 1;
    this.fulfil(cart);
  }

  /** The money may already be moving before the provider decides, which it does on arrival. */
  protected async confirm(secret: string): Promise<Confirmation> {
    const intent = this.bySecret(secret);
    const { bank } = this.conditions;
    if (intent.paid) this.violations.push(`confirmed ${intent.id}, which was paid`);
    if (bank === 'unavailable') return { kind: 'unavailable' };
    intent.moving = true;
    await this.#wait('payment');
    intent.moving = false;
    if (bank === 'refuses') return { kind: 'refused', words: 'Declined.' };
    if (bank === 'drops') throw new Error('lost');
    if (!intent.paid) this.charges.push({ cart: intent.cart, key: null });
    intent.paid = true;
    await this.#wait('payment reported');
    if (bank === 'takesUnheard') throw new Error('lost');
    return { kind: 'taken' };
  }

  protected bySecret(secret: string): Intent {
    const found = this.intents.find((intent) => intent.secret === secret);
    if (!found) throw new Error(`No intent has the secret ${secret}.`);
    return found;
  }
}

const SETTLED = {
  type: 'customer',
  data: { status: 'completed', receipt: 'rcp_paid' },
} as const satisfies OrderReply;

export interface Sent {
  params: { header: { 'Idempotency-Key': string } };
  body: { cart?: unknown; version?: number; invoice?: string };
  signal: AbortSignal;
}

interface Close {
  body: { key: string };
}

export interface Read {
  params?: { path?: { intent_id: string } };
  signal: AbortSignal;
}
