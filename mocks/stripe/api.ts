import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Intent, Setup } from '../journal/checkout/checkout-state.ts';
import type { Journal } from '../journal/journal.ts';
import { noSuch, type PaymentError } from './outcome.ts';
import { knownMethod } from './payment-methods.ts';

/** Stripe's HTTP API, as far as a client without a page asks it: to confirm an intent or a setup, and to read it. */
export const stripeApi = ({ payments, setups }: Journal): HttpHandler[] => [
  http.get<{ id: string }>('*/v1/payment_intents/:id', ({ request }) => viewOrNone(payments.find(secretIn(request)))),
  http.get<{ id: string }>('*/v1/setup_intents/:id', ({ request }) => viewOrNone(setups.find(secretIn(request)))),
  http.post<{ id: string }>('*/v1/payment_intents/:id/confirm', async ({ request }) => {
    const { secret, method } = await confirmed(request);
    const { charge, details } = knownMethod(method);
    const outcome = payments.confirm(secret, charge, details);
    return outcome.kind === 'failed' ? failed(outcome.error) : HttpResponse.json(viewOf(outcome.intent));
  }),
  http.post<{ id: string }>('*/v1/setup_intents/:id/confirm', async ({ request }) => {
    const { secret, method } = await confirmed(request);
    const outcome = setups.confirm(secret, knownMethod(method));
    return outcome.kind === 'failed' ? failed(outcome.error) : HttpResponse.json(viewOf(outcome.setup));
  }),
];

const secretIn = (request: Request): string => new URL(request.url).searchParams.get('client_secret') ?? '';

async function confirmed(request: Request): Promise<{ secret: string; method: string }> {
  const form = new URLSearchParams(await request.text());
  return { secret: form.get('client_secret') ?? '', method: form.get('payment_method') ?? '' };
}

const viewOrNone = (found: Intent | Setup | undefined): Response =>
  found ? HttpResponse.json(viewOf(found)) : failed(noSuch('intent'), 404);

/** An intent or a setup as Stripe's API shows it. */
const viewOf = (one: Intent | Setup) => ({
  id: one.id,
  client_secret: one.secret,
  status: one.status,
  ...('order' in one
    ? { object: 'payment_intent', amount: one.order.total, currency: 'usd' }
    : { object: 'setup_intent', payment_method: one.method?.id ?? null }),
});

const failed = (error: PaymentError, status = 402): Response => HttpResponse.json({ error }, { status });
