import { isMainThread, parentPort, Worker } from 'node:worker_threads';
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

interface Kept {
  charges: number;
  intents: number;
  receipts: number;
}

if (isMainThread) await runClients();
else await serveJournal();

async function serveJournal(): Promise<void> {
  const journal = createJournal({ keepsCookies: true });
  const before = Object.keys(journal.state().intents).length;
  const server = await listen(answering(journal));
  // Uses the IP address: a name is resolved for each connection, and the fallback to another address is slow.
  parentPort?.postMessage(`http://127.0.0.1:${server.url.port}/`);
  parentPort?.once('message', async () => {
    const { intents, receipts } = journal.state();
    const charges = Object.values(intents).filter(({ status }) => status === 'succeeded').length;
    const kept: Kept = {
      charges,
      intents: Object.keys(intents).length - before,
      receipts: Object.keys(receipts).length,
    };
    parentPort?.postMessage(kept);
    await server.close();
  });
}

async function runClients(): Promise<void> {
  const worker = new Worker(new URL(import.meta.url));
  const told = <Message>() => new Promise<Message>((resolve) => worker.once('message', resolve));
  const url = await told<string>();
  const done: Done = { orders: 0, charged: 0, latencies: [], violations: new Map() };
  const clients: Client[] = [];
  for (let at = 0; at < CLIENTS; at += 1) clients.push(await openClient(url, done, at % 2 === 0));
  // A busy server accepts few connections at a time, so open them all before measuring.
  await Promise.all([...clients, ...clients].map((client) => ask(client, 'GET', 'api/config/shipping')));
  done.latencies.length = 0;
  const end = performance.now() + 1_000 * SECONDS;
  await Promise.all(clients.map((client) => runClient(client, end)));
  worker.postMessage('over');
  const kept = await told<Kept>();
  compare(done, kept);
  report(done, kept);
}

interface Done {
  orders: number;
  charged: number;
  /** Per request, in ms. */
  latencies: number[];
  violations: Map<string, number>;
}

interface Client {
  url: string;
  done: Done;
  cookie: string;
  isReader: boolean;
}

async function openClient(url: string, done: Done, isReader: boolean): Promise<Client> {
  const client: Client = { url, done, cookie: '', isReader };
  const { email } = personOf('donor').body.subscriber.account;
  if (isReader) await ask(client, 'POST', 'api/access/login', { email, password: 'correct horse' });
  return client;
}

async function runClient(client: Client, end: number): Promise<void> {
  while (performance.now() < end) await placeOrder(client);
}

async function placeOrder(client: Client): Promise<void> {
  const { done, isReader } = client;
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
  if (one?.text !== two?.text || one?.status !== 200) return violated(done, 'different replies to one key');
  const { data } = JSON.parse(one.text) as OrderReply;
  const asked = await ask(client, 'POST', 'api/checkout/attempt', { key });
  const outcome: AttemptOutcome = JSON.parse(asked?.text ?? '{}');
  const isTold =
    'keys' in data
      ? outcome.status === 'unpaid' && outcome.intent === data.keys.payment_intent_id
      : outcome.status === 'completed' && 'receipt' in data && outcome.receipt === data.receipt;
  if (!isTold) violated(done, 'a wrong answer of closeAttempt');
}

async function ask(client: Client, method: string, path: string, body?: object, key?: string) {
  const { url, done, cookie } = client;
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (cookie !== '') headers.set('Cookie', cookie);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  const began = performance.now();
  try {
    const response = await fetch(new URL(path, url), { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    done.latencies.push(performance.now() - began);
    if (response.status >= 500) violated(done, `a status of ${response.status}`);
    client.cookie = /^session=[^;]+/.exec(response.headers.getSetCookie()[0] ?? '')?.[0] ?? cookie;
    return { status: response.status, text };
  } catch {
    violated(done, 'a request without an answer');
    return undefined;
  }
}

function violated({ violations }: Done, what: string): void {
  violations.set(what, (violations.get(what) ?? 0) + 1);
}

function compare(done: Done, { charges, intents, receipts }: Kept): void {
  if (intents !== done.orders) violated(done, `${intents} intents for ${done.orders} keys`);
  if (charges !== done.charged) violated(done, `${charges} charges for ${done.charged} keys`);
  if (receipts !== done.charged) violated(done, `${receipts} receipts for ${done.charged} keys`);
}

function report({ orders, latencies, violations }: Done, { charges }: Kept): void {
  latencies.sort((one, other) => one - other);
  const at = (share: number) => Math.round(latencies[Math.floor(latencies.length * share)] ?? Number.NaN);
  const figures = { requests: latencies.length, p50: at(0.5), p95: at(0.95), orders, charges };
  console.log(
    `${CLIENTS} clients for ${SECONDS} s: ${figures.requests} requests, p50 ${figures.p50} ms, p95 ${figures.p95} ms; ` +
      `${orders} orders, each sent twice at once; ${charges} charges.`,
  );
  for (const [what, times] of violations) console.error(`${times} ×: ${what}`);
  if (violations.size > 0) process.exitCode = 1;
}
