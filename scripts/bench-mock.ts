import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { CartState, Fulfilment, Keys } from '#machines/api/contract.ts';
import { answering, listen } from '#mocks/http/serve.ts';
import { createJournal } from '#mocks/journal/journal.ts';
import { personOf, READERS } from '#mocks/readers.ts';
import { requests } from '#mocks/replies.ts';
import { writeReport } from './bench/measure.ts';

// 200 sessions use the mock journal over HTTP for a minute, each sending its next request as soon as the last is
// answered: store, login, account, cart, order, payment, polls, receipt. The server is always busy, so latency reflects
// its work per request and hardly depends on other programs. If the work grew with the stored state, the last window
// would cost many times the first; the limit of 1.5 times is far below that.

const SESSIONS = 200;
const WINDOWS = 6;
const WINDOW = 10_000;
const MOST_GROWTH = 1.5;

const PEOPLE = READERS.filter((reader) => reader !== 'visitor' && reader !== 'administrator').map(
  (reader) => personOf(reader).body.subscriber.account,
);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Spent {
  megabytes: number;
  /** CPU time, in ms. */
  work: number;
}

/** The latencies of the requests answered in a window, in ms, and what the server spent meanwhile. */
interface Window extends Spent {
  latencies: number[];
}

if (isMainThread) await visitForAMinute();
else await serveJournal();

function spent(): Spent {
  const { user, system } = process.threadCpuUsage();
  return { megabytes: process.memoryUsage().heapUsed / 1_048_576, work: (user + system) / 1_000 };
}

async function serveJournal(): Promise<void> {
  const server = await listen(answering(createJournal({ keepsCookies: true })));
  parentPort?.on('message', () => parentPort?.postMessage(spent()));
  // Uses the IP address: a name is resolved for each connection.
  parentPort?.postMessage(`http://127.0.0.1:${server.url.port}/`);
}

async function visitForAMinute(): Promise<void> {
  const worker = new Worker(new URL(import.meta.url));
  const told = <Message>() => new Promise<Message>((resolve) => worker.once('message', resolve));
  const url = await told<string>();
  const errors = new Map<string, number>();
  let window: Window = { latencies: [], megabytes: 0, work: 0 };
  let isOver = false;
  const agents = Array.from({ length: SESSIONS }, () => new http.Agent({ keepAlive: true, maxSockets: 1 }));
  const took = (ms: number) => window.latencies.push(ms);
  const visitorOf = (agent: http.Agent, number: number): Visitor => ({ url, number, agent, cookie: '', took });
  const visits = async (agent: http.Agent, number: number) => {
    while (!isOver)
      await visit(visitorOf(agent, number)).catch((error: unknown) => {
        const words = error instanceof Error ? error.message : String(error);
        errors.set(words, (errors.get(words) ?? 0) + 1);
      });
  };
  // A busy server accepts few connections at a time, so open them all first.
  await Promise.all(agents.map((agent, number) => ask(visitorOf(agent, number), 'GET', 'api/config/shipping')));
  const sessions = agents.map(visits);
  // Warms up the JIT and the connections; this time is in no window.
  await pause(WINDOW);
  const spentByNow = () => {
    worker.postMessage('spent');
    return told<Spent>();
  };
  let before = await spentByNow();
  const windows: Window[] = [];
  for (let each = 0; each < WINDOWS; each += 1) {
    window = { latencies: [], megabytes: 0, work: 0 };
    await pause(WINDOW);
    windows.push(window);
    const after = await spentByNow();
    Object.assign(window, { megabytes: after.megabytes, work: after.work - before.work });
    before = after;
  }
  isOver = true;
  await Promise.all(sessions);
  for (const agent of agents) agent.destroy();
  await worker.terminate();
  report(windows, errors);
}

interface Visitor {
  url: string;
  number: number;
  agent: http.Agent;
  cookie: string;
  took: (ms: number) => void;
}

async function visit(visitor: Visitor): Promise<void> {
  await ask(visitor, 'GET', 'store');
  await ask(visitor, 'GET', 'api/store/products?tag=digital');
  if (visitor.number % 2 === 0) {
    const { email } = PEOPLE[visitor.number % PEOPLE.length] ?? {};
    await ask(visitor, 'GET', 'login');
    await ask(visitor, 'POST', 'api/access/login', { email, password: 'correct horse' });
    await ask(visitor, 'GET', 'account');
  }
  await ask(visitor, 'POST', 'api/cart', requests.addToCart.digitalProduct.body);
  await ask(visitor, 'POST', 'api/cart', requests.addToCart.donationOnce.body);
  await ask(visitor, 'GET', 'store/checkout');
  const { version } = await ask<CartState>(visitor, 'GET', 'api/cart');
  const { data } = await ask<{ data: { keys: Keys } }>(
    visitor,
    'POST',
    `api/cart/checkout?captcha=${crypto.randomUUID()}`,
    { ...requests.donate.onetime.body, cart: undefined, version },
    { 'Idempotency-Key': crypto.randomUUID() },
  );
  const { payment_intent_id: id, stripe_secret: client_secret } = data.keys;
  const paid = new URLSearchParams({ client_secret, payment_method: 'pm_card_visa' });
  await ask(visitor, 'POST', `v1/payment_intents/${id}/confirm`, paid);
  await ask(visitor, 'GET', `receipts?token=${await receiptOf(visitor, id)}`);
  await ask(visitor, 'POST', 'api/access/logout');
}

async function receiptOf(visitor: Visitor, id: string): Promise<string> {
  for (let poll = 0; poll < 10; poll += 1) {
    const told = await ask<Fulfilment>(visitor, 'GET', `api/checkout/${id}`);
    if (told.status === 'completed') return told.receipt ?? '';
  }
  throw new Error('an order that is not fulfilled after ten polls');
}

/** Returns the body of the response, parsed if it is JSON. Throws if the status is not a success. */
async function ask<Body>(visitor: Visitor, method: string, path: string, body?: object, headers = {}): Promise<Body> {
  const isForm = body instanceof URLSearchParams;
  const began = performance.now();
  const request = http.request(new URL(path, visitor.url), {
    agent: visitor.agent,
    method,
    headers: {
      ...headers,
      ...(visitor.cookie !== '' && { Cookie: visitor.cookie }),
      ...(body && { 'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
    },
  });
  request.end(body && (isForm ? String(body) : JSON.stringify(body)));
  const [response] = (await once(request, 'response')) as [IncomingMessage]; // documented by Node
  const text = await readText(response);
  visitor.took(performance.now() - began);
  visitor.cookie = /^session=[^;]+/.exec(response.headers['set-cookie']?.[0] ?? '')?.[0] ?? visitor.cookie;
  const [place] = path.split('?');
  if (response.statusCode !== 200)
    throw new Error(`${response.statusCode} for ${method} /${place}: ${text.slice(0, 200)}`);
  return (text.startsWith('{') ? JSON.parse(text) : text) as Body; // the shape is in the contract
}

function report(windows: Window[], errors: Map<string, number>): void {
  const rows = windows.map(({ latencies, megabytes, work }) => {
    const sorted = latencies.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.floor(share * sorted.length)] ?? Number.NaN);
    const perSecond = Math.round((1_000 * sorted.length) / WINDOW);
    return {
      'requests/s': perSecond,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      'ms of work': Number((work / sorted.length).toFixed(3)),
      'heap MB': Math.round(megabytes),
    };
  });
  console.table(rows);
  for (const [error, times] of errors) console.log(`${times} × ${error}`);
  if (errors.size === 0) console.log('No request failed.');
  const growth = (rows.at(-1)?.['ms of work'] ?? Number.NaN) / (rows[0]?.['ms of work'] ?? Number.NaN);
  console.log(
    `A request of the last ten seconds took ${growth.toFixed(2)} times the work of one of the first; ${MOST_GROWTH} is allowed.`,
  );
  writeReport('bench-mock', { rows, errors: Object.fromEntries(errors), growth });
  if (errors.size > 0 || !(growth <= MOST_GROWTH)) process.exitCode = 1;
}
