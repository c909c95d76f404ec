import { createHmac, timingSafeEqual } from 'node:crypto';
import { settle } from '../journal/checkout/settle.ts';
import type { Journal } from '../journal/journal.ts';
import { seconds } from '../journal/payment/events.ts';
import { lookUp } from '../journal/read-fields.ts';

/** The path at which the mock journal receives the provider's events, as the server in its place would. */
export const RECEIVING = '/webhooks/payments';

/** The age of a signature from which it is refused, in seconds. */
const TOO_OLD = 300;

/**
 * Receives the payment provider's events by the contract's rules: verifies the signature, handles each id once, and
 * reads the state of the intent from the provider, which the journal is, too.
 */
export function receiving(journal: Journal, secret = 'whsec_quarterly'): (request: Request) => Promise<Response> {
  const handled = new Set<string>();
  return async (request) => {
    const body = await request.text();
    if (!isSigned(body, request.headers.get('Stripe-Signature') ?? '', secret)) return refusal();
    const { id, data } = Object(JSON.parse(body));
    if (!handled.has(id))
      journal.work((context) => {
        const { status, amount, currency, id: intentId } = Object(data?.object);
        const intent = lookUp(context.state.intents, String(intentId));
        const isOwed = amount === intent?.order.total && currency === (intent?.currency ?? 'usd').toLowerCase();
        if (intent?.status === 'succeeded' && status === 'succeeded' && isOwed) settle(context, intent);
      });
    handled.add(id);
    return new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } });
  };
}

const refusal = (): Response =>
  Response.json({ errors: 'The signature is missing, invalid or expired.' }, { status: 400 });

function isSigned(body: string, header: string, secret: string): boolean {
  const parts = header.split(',').map((part) => part.split('='));
  const valuesOf = (name: string) => parts.flatMap(([key, value = '']) => (key?.trim() === name ? [value] : []));
  const [time = ''] = valuesOf('t');
  const age = seconds(Date.now()) - Number(time);
  const wanted = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  const isValid = valuesOf('v1').some((value) => {
    const given = Buffer.from(value, 'hex');
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return isValid && age <= TOO_OLD;
}
