import type { Api } from '#machines/api/client.ts';
import type { Fulfilment, OrderReply } from '#machines/api/contract.ts';
import type { Confirmation, IntentStatus, PaymentProvider } from '#machines/lib/world.ts';
import { replies } from '#mocks/replies.ts';

/** How one call goes: as it should, with its answer lost, without the server ever seeing it, or not at all for now. */
export type Weather = 'fine' | 'answerLost' | 'neverArrives' | 'fails' | 'tooMany' | 'signedOut';

/** How the provider takes a payment: it moves the money or not, and says so or not. */
export type Bank = 'takes' | 'takesUnheard' | 'refuses' | 'drops' | 'unavailable';

/** What the world does next; read at each call, changed between them. */
export interface Conditions {
  weather: Weather;
  bank: Bank;
  statusHeard: boolean;
  /** What the server makes of the next order. */
  verdict: 'pay' | 'refuse' | 'cardOnFile' | 'authorize' | 'replace' | 'free' | 'newIntent';
  /** Whether the server has heard of payments, and has fulfilled them. */
  fulfils: boolean;
}

/** An intent, and what it is paid for. */
export interface Intent {
  id: string;
  secret: string;
  cart: string;
  paid: boolean;
  moving: boolean;
}

/** What a call is answered with. */
export interface Answer {
  status: number;
  body: unknown;
}

/** A server and a provider in a few lines: idempotent, one open intent at a time, fulfilling once; it counts every charge. */
export class Model {
  charges: { cart: string; key: string | null }[] = [];
  /** What must never happen, as it happened. */
  violations: string[] = [];
  protected intents: Intent[] = [];
  #given = new Set<string>();
  #keys = 0;
  #kept = new Map<string, Answer>();
  readonly conditions: Conditions;

  constructor(conditions: Conditions) {
    this.conditions = conditions;
  }

  /** The client of the contract, answering at once. */
  readonly api = {
    POST: (_: string, { body, params, signal }: Sent) =>
      this.call(signal, () => this.order(params.header['Idempotency-Key'], body)),
    GET: (path: string, { params, signal }: Read) => this.call(signal, () => this.get(path, params?.path?.intent_id)),
    // Only what a purchase calls of it.
  } as unknown as Api;

  readonly payment: PaymentProvider = {
    load: async () => undefined,
    confirm: async ({ secret }) => this.confirm(secret),
    authorize: async ({ secret }) => this.confirm(secret),
    readStatus: async ({ secret }): Promise<IntentStatus> => {
      await turn();
      if (!this.conditions.statusHeard) throw new Error('lost');
      return this.bySecret(secret).paid ? 'taken' : 'payable';
    },
    // No order sets a method up without paying with it.
    confirmSetup: async () => ({ kind: 'unavailable' }),
    readSetupStatus: async () => ({ kind: 'open', words: '' }),
  };

  /** The number of the next attempt key. */
  readonly nextKey = (): number => ++this.#keys;

  /** A call takes a turn to arrive and a turn to be answered; the weather is that of its arrival. */
  protected async call(signal: AbortSignal, act: () => Answer) {
    await turn();
    const answer = this.#meet(act);
    await turn();
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

  protected order(key: string, body: Sent['body']): Answer {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const answer = this.refusal(body) ?? this.decide(key, this.nameOf(body), body.invoice);
    this.#kept.set(key, answer);
    return answer;
  }

  /** Why an order is not taken, whatever else the server would make of it. */
  protected refusal(_: Sent['body']): Answer | undefined {
    return undefined;
  }

  /** What is charged for an order goes under this name: once, whatever happens. */
  protected nameOf({ cart }: Sent['body']): string {
    return JSON.stringify(cart);
  }

  /** What was ordered is fulfilled. */
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

  /** Fulfils an order that costs nothing, which must happen once, too. */
  #give(cart: string): void {
    if (this.#given.has(cart)) this.violations.push(`gave twice: ${cart}`);
    this.#given.add(cart);
    this.fulfil(cart);
  }

  /** While the provider is at it, money may be moving; what it decides it decides on arrival. */
  protected async confirm(secret: string): Promise<Confirmation> {
    const intent = this.bySecret(secret);
    const { bank } = this.conditions;
    if (intent.paid) this.violations.push(`confirmed ${intent.id}, which was paid`);
    if (bank === 'unavailable') return { kind: 'unavailable' };
    intent.moving = true;
    await turn();
    intent.moving = false;
    if (bank === 'refuses') return { kind: 'refused', words: 'Declined.' };
    if (bank === 'drops') throw new Error('lost');
    if (!intent.paid) this.charges.push({ cart: intent.cart, key: null });
    intent.paid = true;
    await turn();
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

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** An order as the client sends it. */
export interface Sent {
  params: { header: { 'Idempotency-Key': string } };
  body: { cart?: unknown; version?: number; invoice?: string };
  signal: AbortSignal;
}

/** A question for the state of an intent. */
export interface Read {
  params?: { path?: { intent_id: string } };
  signal: AbortSignal;
}
