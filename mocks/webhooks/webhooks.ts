import { createHmac } from 'node:crypto';
import type { Journal } from '../journal/journal.ts';
import type { ProviderEvent } from '../journal/merchant/merchant-state.ts';
import { seconds } from '../journal/payment/events.ts';

export interface WebhookOptions {
  address: URL;
  secret: string;
  /** Posts every event twice, and each pair in reverse order. */
  isFaulty?: boolean;
  send?: typeof fetch;
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
  print?: (words: string) => void;
}

/** The payment provider's webhooks. */
export interface Webhooks {
  counts: () => { delivered: number; failed: number };
  /** Resolves when no event is pending. */
  idle: () => Promise<void>;
}

/** The delay before each retry, in ms. */
export const RETRIES = [1_000, 5_000, 30_000, 120_000, 600_000];

/** How long to wait for a server's answer, in ms. */
const TIMEOUT = 10_000;

/** How long to hold an event back for the next one to overtake it, in ms. */
const HELD_FOR = 1_000;

/** Posts a journal's provider events, starting with those left undelivered when it stopped. */
export function createWebhooks(
  journal: Journal,
  {
    address,
    secret,
    isFaulty = false,
    send = fetch,
    now = Date.now,
    wait = pause,
    print = console.error,
  }: WebhookOptions,
): Webhooks {
  let [delivered, failed] = [0, 0];
  let first = Promise.resolve();
  let overtake: (() => void) | undefined;
  const waiting = new Set<Promise<void>>();

  const isWanted = (id: string) => journal.work(({ state }) => id in state.outbox);
  const forget = (id: string) => journal.work(({ state }) => void delete state.outbox[id]);

  async function post(event: ProviderEvent): Promise<boolean> {
    const body = JSON.stringify(event);
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature(body, secret, now()) };
    const told = await send(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT) }).then(
      async ({ ok, status, body: reply }) => {
        await reply?.cancel();
        return ok ? undefined : `answered ${status}`;
      },
      (error: unknown) => String(error instanceof Error ? (error.cause ?? error.message) : error),
    );
    if (told !== undefined) {
      failed += 1;
      print(`The webhook ${address} did not take ${event.type} ${event.id}: ${told}.`);
    }
    return told === undefined;
  }

  /** Posts an event until it is accepted. Resolves after the first attempt, so that the next event can follow. */
  async function deliver(event: ProviderEvent): Promise<void> {
    if (!isWanted(event.id)) return;
    if (isFaulty) await post(event);
    if (await post(event)) taken(event);
    else track(retry(event));
  }

  async function retry(event: ProviderEvent): Promise<void> {
    for (const ms of RETRIES) {
      await wait(ms);
      if (!isWanted(event.id)) return;
      if (await post(event)) return taken(event);
    }
    print(`The webhook ${address} is not told of ${event.type} ${event.id} any more.`);
    forget(event.id);
  }

  function taken({ id }: ProviderEvent): void {
    delivered += 1;
    forget(id);
  }

  function queue(event: ProviderEvent): void {
    first = first.then(() => deliver(event));
    track(first);
  }

  /** Holds every other event back until the next was posted. */
  function shuffle(event: ProviderEvent): void {
    if (overtake) {
      queue(event);
      overtake();
      overtake = undefined;
      return;
    }
    let release = () => {};
    // Node 20 has no `Promise.withResolvers`.
    const overtaken = new Promise<void>((resolve) => {
      release = resolve;
    });
    overtake = release;
    const isAlone = wait(HELD_FOR).then(() => {
      if (overtake === release) overtake = undefined;
    });
    track(Promise.race([overtaken, isAlone]).then(() => queue(event)));
  }

  function track(work: Promise<void>): void {
    waiting.add(work);
    void work.finally(() => waiting.delete(work));
  }

  const take = (events: readonly ProviderEvent[]) => {
    for (const event of events) (isFaulty ? shuffle : queue)(event);
  };
  journal.onEvents(take);
  take(journal.work(({ state }) => Object.values(state.outbox)));
  return {
    counts: () => ({ delivered, failed }),
    idle: async () => {
      while (waiting.size > 0) await Promise.all(waiting);
    },
  };
}

/** Stripe's signature of a body: the HMAC-SHA256 of its time in seconds, a full stop and the body. */
function signature(body: string, secret: string, now: number): string {
  const time = seconds(now);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** A pause that does not keep the process alive. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
