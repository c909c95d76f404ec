import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Failure, Fulfilment, OrderReply, ShippingConfig, SubscribeRequest } from '#machines/api/contract.ts';

const polls = new Map<string, number>();
const kept = new Map<string, OrderReply>();
const zone = { countries: [{ code: 'US', names: ['United States'] }] };
const shipping: ShippingConfig = { a: zone, b: zone, c: zone, states: { US: [{ code: 'ME', name: 'Maine' }] } };

/** As much of a server as a purchase on `/subscribe` takes; where it makes up an intent, a real one asks the provider. */
export const app = new Hono();

app.use(({ header }, next) => Promise.resolve(header('Cache-Control', 'no-store')).then(next));

app.get('/api/config/shipping', ({ json }) => json(shipping, 200, { 'Cache-Control': 'public, max-age=3600' }));
app.get('/api/store/products', ({ json }) => json({ list: [] }, 200, { 'Cache-Control': 'public, max-age=60' }));

app.post('/api/subscribe', async (context) => {
  const key = context.req.header('Idempotency-Key') ?? crypto.randomUUID();
  const reply = kept.get(key) ?? take(await context.req.json<SubscribeRequest>());
  kept.set(key, reply);
  return context.json(reply);
});

app.get('/api/checkout/:intent', (context) => {
  const intent = context.req.param('intent');
  const poll = polls.get(intent);
  if (poll === undefined) return context.json<Failure>({ errors: 'There is no such payment.' }, 404);
  polls.set(intent, poll + 1);
  return context.json<Fulfilment>(poll < 2 ? { status: 'in-progress' } : { status: 'completed', receipt: 'rcp_1' });
});

function take({ invoice = '' }: SubscribeRequest): OrderReply {
  const type = polls.has(invoice) ? 'updated' : 'started';
  const intent = type === 'updated' ? invoice : `pi_${crypto.randomUUID().replaceAll('-', '')}`;
  polls.set(intent, 0);
  return { type, data: { keys: { payment_intent_id: intent, stripe_secret: `${intent}_secret_1` } } };
}

if (import.meta.main) serve({ fetch: app.fetch, port: 8080 });
