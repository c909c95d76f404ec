import type { AttemptOutcome, OrderReply } from '#machines/api/contract.ts';
import { answering, listen } from '#mocks/http/serve.ts';
import { createJournal } from '#mocks/journal/journal.ts';
import { personOf } from '#mocks/readers.ts';
import { requests } from '#mocks/replies.ts';

// All clients order from the mock journal over HTTP at once. Each order is sent twice in parallel with one key, then
// looked up. Half of the clients are readers whose card on file is charged; the others are guests whose orders open an
// intent. Each key must stand for one order, and both replies and the answer of closeAttempt must agree.

const CLIENTS = 200;
const SECONDS = 20;

const guest = { ...requests.donate.onetime.body, customer: undefined };
const onFile = { ...guest, customer: 'use-card' };

const journal = createJournal({ keepsCookies: true });
const intentsBefore = Object.keys(journal.state().intents).length;
const server = await listen(answering(journal));
// Uses the IP address: a name is resolved for each connection, and the fallback to another address is slow.
const url = `http://127.0.0.1:${server.url.port}/`;
const done = { orders: 0, charged: 0, latencies: [] as number[] }; // per request, in ms
const violations = new Map<string, number>();

interface Client {
  cookie: string;
  isReader: boolean;
}

const clients: Client[] = [];
for (let at = 0; at < CLIENTS; at += 1) clients.push(await openClient(at % 2 === 0));
// A busy server accepts few connections at a time, so open them all before measuring.
await Promise.all([...clients, ...clients].map((client) => ask(client, 'GET', 'api/config/shipping')));
done.latencies.length = 0;
const end = performance.now() + 1_000 * SECONDS;
await Promise.all(
  clients.map(async (client) => {
    while (performance.now() < end) await placeOrder(client);
  }),
);
await server.close();
report();

async function openClient(isReader: boolean): Promise<Client> {
  const client: Client = { cookie: '', isReader };
  const { email } = personOf('donor').body.subscriber.account;
  if (isReader) await ask(client, 'POST', 'api/access/login', { email, password: 'correct horse' });
  return client;
}

async function placeOrder(client: Client): Promise<void> {
  const { isReader } = client;
  if (!isReader) {
    // Each guest order has its own session, which starts with the page.
    client.cookie = '';
    await ask(client, 'GET', 'donate');
  }
  const key = crypto.randomUUID();
  const body = isReader ? onFile : guest;
  const order = () => ask(client, 'POST', `api/donate?captcha=${crypto.randomUUID()}`, body, key);
  const [one, two] = await Promise.all([order(), order()]);
  done.orders += 1;
  if (isReader) done.charged += 1;
  if (one?.text !== two?.text || one?.status !== 200) return violated('different replies to one key');
  const { data } = JSON.parse(one.text) as OrderReply;
  const asked = await ask(client, 'POST', 'api/checkout/attempt', { key });
  const outcome: AttemptOutcome = JSON.parse(asked?.text ?? '{}');
  const isTold =
    'keys' in data
      ? outcome.status === 'unpaid' && outcome.intent === data.keys.payment_intent_id
      : outcome.status === 'completed' && 'receipt' in data && outcome.receipt === data.receipt;
  if (!isTold) violated('a wrong answer of closeAttempt');
}

async function ask(client: Client, method: string, path: string, body?: object, key?: string) {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (client.cookie !== '') headers.set('Cookie', client.cookie);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  const began = performance.now();
  try {
    const response = await fetch(new URL(path, url), { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    done.latencies.push(performance.now() - began);
    if (response.status >= 500) violated(`a status of ${response.status}`);
    client.cookie = /^session=[^;]+/.exec(response.headers.getSetCookie()[0] ?? '')?.[0] ?? client.cookie;
    return { status: response.status, text };
  } catch {
    violated('a request without an answer');
    return undefined;
  }
}

function violated(what: string): void {
  violations.set(what, (violations.get(what) ?? 0) + 1);
}

function report(): void {
  const state = journal.state();
  const counts = {
    intents: [Object.keys(state.intents).length - intentsBefore, done.orders],
    charges: [Object.values(state.intents).filter(({ status }) => status === 'succeeded').length, done.charged],
    receipts: [Object.keys(state.receipts).length, done.charged],
  } as const;
  for (const [what, [kept, keys]] of Object.entries(counts))
    if (kept !== keys) violated(`${kept} ${what} for ${keys} keys`);
  const sorted = done.latencies.sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  console.log(
    `${CLIENTS} clients for ${SECONDS} s: ${sorted.length} requests, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; ` +
      `${done.orders} orders, each sent twice at once; ${counts.charges[0]} charges.`,
  );
  for (const [what, times] of violations) console.error(`${times} ×: ${what}`);
  if (violations.size > 0) process.exitCode = 1;
}
