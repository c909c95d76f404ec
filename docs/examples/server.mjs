import { realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';

const [sessions, orders, polls] = [new Set(), new Map(), new Map()];
const zone = { countries: [{ code: 'US', names: ['United States'] }] };
const shipping = { a: zone, b: zone, c: zone, states: { US: [{ code: 'ME', name: 'Maine' }] } };
const reply = (body, status = 200, headers = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
const refuse = (status, reason) => reply({ errors: 'This order cannot be taken.', reason }, status);
const stateOf = (poll) =>
  poll > 2 ? { status: 'completed', receipt: 'rcp_1' } : { status: poll > 0 ? 'in-progress' : 'unpaid' };

const calls = {
  'GET /api/config/shipping': () => reply(shipping, 200, { 'Cache-Control': 'public, max-age=3600' }),
  'GET /api/store/products': () => reply({ list: [] }, 200, { 'Cache-Control': 'public, max-age=60' }),

  'POST /api/subscribe': ({ session, key, order, coupon }) => {
    const known = orders.get(key) ?? { session, request: { order, coupon }, taken: take(order) };
    if (known.session !== session) return refuse(403, 'key-foreign');
    if (!known.taken) return refuse(409, 'key-closed');
    if (!isDeepStrictEqual(known.request, { order, coupon })) return refuse(422, 'key-reused');
    orders.set(key, known);
    return reply(known.taken);
  },
  'POST /api/checkout/attempt': ({ session, order: { key } }) => {
    const known = orders.get(key) ?? { session };
    if (known.session !== session) return refuse(403, 'key-foreign');
    orders.set(key, known);
    const intent = known.taken?.data.keys.payment_intent_id;
    return reply(intent ? { ...stateOf(polls.get(intent)), intent } : { status: 'not-placed' });
  },
  'GET /api/checkout/{intent_id}': ({ intent }) => {
    if (!polls.has(intent)) return reply({ errors: 'There is no such payment.' }, 404);
    polls.set(intent, polls.get(intent) + 1);
    return reply(stateOf(polls.get(intent)));
  },
};

function take({ invoice = '' }) {
  const type = polls.has(invoice) ? 'updated' : 'started';
  const intent = type === 'updated' ? invoice : `pi_${crypto.randomUUID().replaceAll('-', '')}`;
  polls.set(intent, 0);
  return { type, data: { keys: { payment_intent_id: intent, stripe_secret: `${intent}_secret_1` } } };
}

/** A minimal server for purchases on `/subscribe`. It makes up intents; a real server creates them with the provider. */
export async function answer(request) {
  const { pathname, searchParams } = new URL(request.url);
  const intent = /^\/api\/checkout\/(pi_\w+)$/.exec(pathname)?.[1];
  const call = calls[`${request.method} ${intent ? '/api/checkout/{intent_id}' : pathname}`];
  if (!call) return reply({ errors: 'This server does not do that yet.' }, 501);
  const order = request.method === 'POST' ? await request.json().catch(() => undefined) : {};
  if (typeof order !== 'object') return reply({ errors: 'The body is not JSON.' }, 400);
  const sent = /(?:^|; )session=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1];
  const session = sessions.has(sent) ? sent : crypto.randomUUID();
  const key = request.headers.get('Idempotency-Key') ?? crypto.randomUUID();
  const answered = call({ session, key, order, intent, coupon: searchParams.get('coupon') });
  if (request.method === 'GET' || sessions.has(session)) return answered;
  sessions.add(session);
  answered.headers.set('Set-Cookie', `session=${session}; Path=/; HttpOnly; SameSite=Lax`);
  return answered;
}

if (realpathSync(process.argv[1] ?? '.') === import.meta.filename)
  createServer(async (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const body = method === 'POST' ? await text(incoming) : undefined;
    const answered = await answer(new Request(new URL(url, 'http://localhost:8080'), { method, headers, body }));
    outgoing.writeHead(answered.status, Object.fromEntries(answered.headers)).end(await answered.text());
  }).listen(8080, () => console.log('Listening on http://localhost:8080'));
