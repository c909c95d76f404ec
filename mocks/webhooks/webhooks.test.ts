import { Ajv2020 } from 'ajv/dist/2020.js';
import Stripe from 'stripe';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { open } from '#fixtures/world/journal.ts';
import { contractDocument } from '../contract/document.ts';
import { answering, listen } from '../http/serve.ts';
import { createJournal, type Journal } from '../journal/journal.ts';
import { createStore } from '../journal/store.ts';
import { createWebhooks, RETRIES, type WebhookOptions } from './webhooks.ts';

const address = new URL('http://localhost:8080/webhooks/payments');
const secret = 'whsec_test';
const AMOUNT = { amount: '8500', currency: 'usd' };

const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(contractDocument, 'contract');
const events = ['PaymentIntentEvent', 'SetupIntentEvent', 'ChargeEvent'].flatMap((name) =>
  contractDocument.components.schemas[name].properties.type.enum.map((type: string) => [type, name] as const),
);
const documented = new Map<string, string>(events);
const posted = new Set<string>();
const violations: unknown[] = [];

function hold(type: string, body: string): void {
  const schema = documented.get(type);
  if (schema === undefined) return;
  posted.add(type);
  const check = ajv.getSchema(`contract#/components/schemas/${schema}`);
  if (!check?.(JSON.parse(body))) violations.push([type, check?.errors]);
}

afterEach(() => expect(violations.splice(0)).toEqual([]));

function receiving(
  journal: Journal,
  { statuses = [] as number[], ...options }: Partial<WebhookOptions> & { statuses?: number[] } = {},
) {
  const posts: { id: string; type: string; object: Record<string, unknown> }[] = [];
  const waits: number[] = [];
  const printed: string[] = [];
  const send: typeof fetch = async (_, init) => {
    const headers = new Headers(init?.headers);
    const signed = headers.get('Stripe-Signature') ?? '';
    const event = Stripe.webhooks.constructEvent(String(init?.body), signed, secret);
    hold(event.type, String(init?.body));
    posts.push({ id: event.id, type: event.type, object: { ...event.data.object } });
    return new Response(null, { status: statuses.shift() ?? 200 });
  };
  const webhooks = createWebhooks(journal, {
    address,
    secret,
    send,
    wait: async (ms) => void waits.push(ms),
    print: (words) => void printed.push(words),
    ...options,
  });
  return { posts, waits, printed, ...webhooks, types: () => posts.map(({ type }) => type) };
}

function merchant(journal: Journal = createJournal({ keepsCookies: true })) {
  const answer = answering(journal);
  const ask = async (path: string, form: Record<string, string> = {}) => {
    const request = new Request(`http://localhost:4010/v1/${path}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer sk_test_1' },
      body: new URLSearchParams(form),
    });
    return (await answer(request)).json() as Promise<{ id: string; next_action: { redirect_to_url: { url: string } } }>; // Stripe documents this shape.
  };
  const challenge = (url: string, outcome: string) =>
    answer(new Request(url, { method: 'POST', body: new URLSearchParams({ outcome }) }));
  const pay = (payment_method: string) => ask('payment_intents', { ...AMOUNT, payment_method, confirm: 'true' });
  return { journal, ask, challenge, pay };
}

describe('posting provider events [BEYOND-118]', () => {
  test.each([
    ['pm_card_visa', ['payment_intent.created', 'payment_intent.succeeded']],
    ['pm_card_visa_chargeDeclined', ['payment_intent.created', 'payment_intent.payment_failed']],
    ['pm_card_threeDSecure2Required', ['payment_intent.created', 'payment_intent.requires_action']],
    ['pm_usBankAccount_success', ['payment_intent.created', 'payment_intent.processing']],
  ])('posts the events of a payment with %s', async (method, types) => {
    const { journal, pay } = merchant();
    const { types: posted, idle } = receiving(journal);
    await pay(method);
    await idle();
    expect(posted()).toEqual(types);
  });

  test('posts setups, cancellations, challenges and refunds', async () => {
    const { journal, ask, pay, challenge } = merchant();
    const { types, idle, posts } = receiving(journal);
    await ask('setup_intents', { payment_method: 'pm_card_visa', confirm: 'true' });
    await ask('setup_intents', { payment_method: 'pm_card_visa_chargeDeclined', confirm: 'true' });
    const { id } = await ask('payment_intents', AMOUNT);
    await ask(`payment_intents/${id}/cancel`);
    const { next_action } = await pay('pm_card_threeDSecure2Required');
    await challenge(next_action.redirect_to_url.url, 'passed');
    const { id: paid } = await pay('pm_card_visa');
    await ask('refunds', { payment_intent: paid, amount: '500' });
    await idle();
    expect(types()).toEqual([
      'setup_intent.created',
      'setup_intent.succeeded',
      'setup_intent.created',
      'setup_intent.setup_failed',
      'payment_intent.created',
      'payment_intent.canceled',
      'payment_intent.created',
      'payment_intent.requires_action',
      'payment_intent.succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
      'charge.refunded',
    ]);
    expect(posts.at(-1)?.object).toMatchObject({ object: 'charge', payment_intent: paid, amount_refunded: 500 });
  });

  test('posts a debit when the bank has paid or returned it', async () => {
    const { clock, journal } = open();
    const { pay } = merchant(journal);
    const { types, idle, posts } = receiving(journal);
    await pay('pm_usBankAccount_success');
    await pay('pm_usBankAccount_accountClosed');
    clock.now += 60_000;
    journal.work(() => undefined);
    await idle();
    expect(types().slice(-2)).toEqual(['payment_intent.succeeded', 'payment_intent.payment_failed']);
    expect(posts.at(-1)?.object).toMatchObject({
      last_payment_error: { message: 'The bank account has been closed.' },
    });
  });

  test("posts events of the journal's own intents", async () => {
    const { journal, order } = open();
    const { types, posts, idle } = receiving(journal);
    order();
    journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
    await idle();
    expect(types()).toEqual(['payment_intent.created', 'payment_intent.succeeded']);
    expect(posts.at(-1)?.object).toMatchObject({ id: 'pi_1', status: 'succeeded' });
  });

  test('signs posts with a signature that is valid for its secret only', async () => {
    const { journal, pay } = merchant();
    const taken: { body: string; signature: string }[] = [];
    const server = await listen(async (request) => {
      taken.push({ body: await request.text(), signature: request.headers.get('Stripe-Signature') ?? '' });
      return new Response(null, { status: 204 });
    });
    onTestFinished(() => server.close());
    const { idle, counts } = createWebhooks(journal, { address: server.url, secret });
    await pay('pm_card_visa');
    await idle();
    expect(counts()).toEqual({ delivered: 2, failed: 0 });
    for (const { body, signature } of taken) {
      expect(Stripe.webhooks.constructEvent(body, signature, secret)).toMatchObject({
        object: 'event',
        livemode: false,
      });
      expect(() => Stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow('signature');
      expect(() => Stripe.webhooks.constructEvent(`${body} `, signature, secret)).toThrow('signature');
    }
  });
});

describe('delivery [BEYOND-118]', () => {
  test('is retried with the same id at growing intervals until accepted', async () => {
    const { journal, pay } = merchant();
    const { posts, waits, idle, counts, printed } = receiving(journal, { statuses: [200, 500, 404, 302] });
    await pay('pm_card_visa');
    await idle();
    expect(waits).toEqual(RETRIES.slice(0, 3));
    expect(new Set(posts.slice(1).map(({ id }) => id)).size).toBe(1);
    expect([posts.length, counts(), printed.length]).toEqual([5, { delivered: 2, failed: 3 }, 3]);
    expect(journal.state().outbox).toEqual({});
  });

  test('posts every event twice and out of order if faults are on', async () => {
    const { journal, pay } = merchant();
    const pending = new Promise<void>(() => undefined);
    const { types, posts, idle } = receiving(journal, { isFaulty: true, wait: () => pending });
    await pay('pm_card_visa');
    await idle();
    expect(types()).toEqual([
      'payment_intent.succeeded',
      'payment_intent.succeeded',
      'payment_intent.created',
      'payment_intent.created',
    ]);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(2);
  });

  test('continues after a restart and ends when the journal is reset', async () => {
    const store = createStore();
    const { journal, pay } = merchant(createJournal({ store, keepsCookies: true }));
    const never = new Promise<void>(() => undefined);
    const down = receiving(journal, { statuses: [500, 500], wait: () => never });
    await pay('pm_card_visa');
    await expect.poll(() => down.posts.length).toBe(2);
    const up = receiving(createJournal({ store, keepsCookies: true }));
    await up.idle();
    expect(up.posts).toEqual(down.posts);

    const paused = Promise.withResolvers<void>();
    const again = receiving(journal, { statuses: [500], wait: () => paused.promise });
    await pay('pm_card_visa');
    await expect.poll(() => again.posts.length).toBe(2);
    journal.reset();
    paused.resolve();
    await again.idle();
    expect(again.posts).toHaveLength(2);
  });
});

test('the tests above post every documented event as documented [BEYOND-118]', () => {
  expect([...posted].sort()).toEqual([...documented.keys()].sort());
});
