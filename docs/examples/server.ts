import { isDeepStrictEqual } from 'node:util';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AttemptOutcome, Failure, Fulfilment, ShippingConfig, SubscribeRequest } from '#machines/api/contract.ts';

const kept = new Map<string, { session: string; request: unknown; reply: ReturnType<typeof take> | undefined }>();
const polls = new Map<string, number>();
const stateOf = (poll = 0): Fulfilment =>
  poll > 2 ? { status: 'completed', receipt: 'rcp_1' } : { status: poll > 0 ? 'in-progress' : 'unpaid' };
const refused = (reason: Failure['reason']): Failure => ({ errors: 'This order cannot be taken.', reason });
const zone = { countries: [{ code: 'US', names: ['United States'] }] };
const shipping: ShippingConfig = { a: zone, b: zone, c: zone, states: { US: [{ code: 'ME', name: 'Maine' }] } };
/** A minimal server for purchases on `/subscribe`. It makes up intents; a real server creates them with the provider. */
export const app = new Hono();
app.use(({ header }, next) => Promise.resolve(header('Cache-Control', 'no-store')).then(next));
app.get('/api/config/shipping', ({ json }) => json(shipping, 200, { 'Cache-Control': 'public, max-age=3600' }));
app.get('/api/store/products', ({ json }) => json({ list: [] }, 200, { 'Cache-Control': 'public, max-age=60' }));

app.post('/api/subscribe', async (context) => {
  const [session, key] = [sessionOf(context), context.req.header('Idempotency-Key') ?? crypto.randomUUID()];
  const request = { coupon: context.req.query('coupon'), order: await context.req.json<SubscribeRequest>() };
  const known = kept.get(key) ?? { session, request, reply: take(request.order) };
  if (known.session !== session) return context.json(refused('key-foreign'), 403);
  if (!known.reply) return context.json(refused('key-closed'), 409);
  if (!isDeepStrictEqual(known.request, request)) return context.json(refused('key-reused'), 422);
  kept.set(key, known);
  return context.json(known.reply);
});

app.post('/api/checkout/attempt', async (context) => {
  const [session, { key }] = [sessionOf(context), await context.req.json<{ key: string }>()];
  const known = kept.get(key) ?? { session, request: undefined, reply: undefined };
  if (known.session !== session) return context.json(refused('key-foreign'), 403);
  kept.set(key, known);
  const intent = known.reply?.data.keys.payment_intent_id;
  return context.json<AttemptOutcome>(intent ? { ...stateOf(polls.get(intent)), intent } : { status: 'not-placed' });
});

app.get('/api/checkout/:intent', (context) => {
  const intent = context.req.param('intent');
  const poll = polls.get(intent);
  if (poll === undefined) return context.json<Failure>({ errors: 'There is no such payment.' }, 404);
  polls.set(intent, poll + 1);
  return context.json(stateOf(poll + 1));
});

function take({ invoice = '' }: SubscribeRequest) {
  const type = polls.has(invoice) ? ('updated' as const) : ('started' as const);
  const intent = type === 'updated' ? invoice : `pi_${crypto.randomUUID().replaceAll('-', '')}`;
  polls.set(intent, 0);
  return { type, data: { keys: { payment_intent_id: intent, stripe_secret: `${intent}_secret_1` } } };
}

function sessionOf(context: Context): string {
  const session = getCookie(context, 'session') ?? crypto.randomUUID();
  setCookie(context, 'session', session, { httpOnly: true, sameSite: 'Lax' });
  return session;
}
if (import.meta.main) serve({ fetch: app.fetch, port: 8080 });
