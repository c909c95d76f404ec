import { Hono } from 'hono';
import { type HttpHandler, http } from 'msw';
import { readFormBody } from '../http/call-of.ts';
import type { Journal } from '../journal/journal.ts';
import { bySecret, finishChallenge } from '../journal/merchant/challenges.ts';
import { methodHandlers } from '../journal/merchant/methods.ts';
import { paymentHandlers } from '../journal/merchant/payments.ts';
import { replayed } from '../journal/merchant/replays.ts';
import { expanded, type MerchantPlay, ProviderRefusal } from '../journal/merchant/request.ts';
import { setupHandlers } from '../journal/merchant/setups.ts';
import { paymentObjectOf, setupObjectOf } from '../journal/payment/objects.ts';
import { textOf } from '../journal/read-fields.ts';
import { type AnyAnswer, respond } from '../respond.ts';
import { knownMethod } from './payment-methods.ts';

/**
 * Returns a handler for Stripe's HTTP API. With the secret key, a server opens intents, saves cards and makes refunds.
 * With an intent's client secret, a page reads and confirms it, including the journal's own intents.
 */
export function stripeApi(journal: Journal): HttpHandler {
  const api = new Hono();
  for (const [route, play, ofJournal] of ROUTES) {
    const [method = '', path = ''] = route.split(' ');
    api.on(method, path, async ({ req }) => {
      const { origin, search } = new URL(req.url);
      const text = method === 'POST' ? await req.text() : search;
      const form = readFormBody(text, (leaf) => leaf);
      const request = { form, id: req.param('id') ?? '', origin };
      const secret = textOf(form, 'client_secret');
      const isPage = !isServer(req.header('Authorization'), ofJournal !== undefined && secret !== '');
      const own = isPage ? ofJournal?.(journal, secret, textOf(form, 'payment_method')) : undefined;
      if (own) return respond(own);
      const key = method === 'POST' ? req.header('Idempotency-Key') : undefined;
      const answer = journal.work((context) => {
        if (isPage) bySecret(context, request.id, secret);
        const take = () => expanded(context, form, play(context, request));
        return key === undefined ? take() : replayed(context, key, `${req.path}?${text}`, take);
      });
      return respond(answer);
    });
  }
  api.get('/v1/challenges/:secret', ({ html }) => html(CHALLENGE));
  api.post('/v1/challenges/:secret', async ({ req, redirect, body }) => {
    const isPassed = textOf(readFormBody(await req.text()), 'outcome') === 'passed';
    const back = journal.work((context) => finishChallenge(context, req.param('secret'), isPassed));
    return back === undefined ? body(null, 204) : redirect(back, 303);
  });
  api.onError((error) => {
    if (error instanceof ProviderRefusal) return respond(refused(error.status, error.error));
    throw error;
  });
  api.notFound(({ req }) =>
    respond(
      refused(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${req.method}: ${req.path}), or one that this stand-in does not play.`,
      }),
    ),
  );
  return http.all('*/v1/*', ({ request }) => api.fetch(request));
}

/** Answers a page's request for one of the journal's intents; undefined for any other secret. */
type OfJournal = (journal: Journal, secret: string, method: string) => AnyAnswer | undefined;

const readPayment: OfJournal = ({ payments }, secret) => {
  const found = payments.find(secret);
  return found && { status: 200, body: paymentObjectOf(found) };
};

const confirmPayment: OfJournal = ({ payments }, secret, method) => {
  if (!payments.find(secret)) return undefined;
  const { charge, details } = knownMethod(method);
  const outcome = payments.confirm(secret, charge, details);
  return outcome.kind === 'failed'
    ? refused(402, outcome.error)
    : { status: 200, body: paymentObjectOf(outcome.intent) };
};

const readSetup: OfJournal = ({ setups }, secret) => {
  const found = setups.find(secret);
  return found && { status: 200, body: setupObjectOf(found) };
};

const confirmSetup: OfJournal = ({ setups }, secret, method) => {
  if (!setups.find(secret)) return undefined;
  const { charge, setup = charge, ...known } = knownMethod(method);
  const outcome = setups.confirm(secret, { ...known, charge: setup });
  return outcome.kind === 'failed' ? refused(402, outcome.error) : { status: 200, body: setupObjectOf(outcome.setup) };
};

const ROUTES: readonly [string, MerchantPlay, OfJournal?][] = [
  ['POST /v1/payment_intents', paymentHandlers.createPayment],
  ['GET /v1/payment_intents', paymentHandlers.listPayments],
  ['GET /v1/payment_intents/:id', paymentHandlers.retrievePayment, readPayment],
  ['POST /v1/payment_intents/:id', paymentHandlers.updatePayment],
  ['POST /v1/payment_intents/:id/confirm', paymentHandlers.confirmPayment, confirmPayment],
  ['POST /v1/payment_intents/:id/cancel', paymentHandlers.cancelPayment],
  ['POST /v1/setup_intents', setupHandlers.createSetup],
  ['GET /v1/setup_intents/:id', setupHandlers.retrieveSetup, readSetup],
  ['POST /v1/setup_intents/:id', setupHandlers.updateSetup],
  ['POST /v1/setup_intents/:id/confirm', setupHandlers.confirmSetup, confirmSetup],
  ['POST /v1/setup_intents/:id/cancel', setupHandlers.cancelSetup],
  ['POST /v1/customers', methodHandlers.createCustomer],
  ['GET /v1/customers/:id', methodHandlers.retrieveCustomer],
  ['POST /v1/customers/:id', methodHandlers.updateCustomer],
  ['GET /v1/customers/:id/payment_methods', methodHandlers.listCustomerMethods],
  ['GET /v1/payment_methods', methodHandlers.listMethods],
  ['GET /v1/payment_methods/:id', methodHandlers.retrieveMethod],
  ['POST /v1/payment_methods/:id/attach', methodHandlers.attach],
  ['POST /v1/payment_methods/:id/detach', methodHandlers.detach],
  ['GET /v1/charges/:id', paymentHandlers.retrieveCharge],
  ['POST /v1/refunds', paymentHandlers.refund],
];

/** Whether a request has a secret key. Throws a Refusal without one, unless pages may make it. */
function isServer(authorization: string | undefined, isForPages: boolean): boolean {
  const [scheme, given = ''] = (authorization ?? '').split(' ');
  const key = scheme === 'Basic' ? (atob(given).split(':', 1)[0] ?? '') : given;
  if (key.startsWith('sk_test_')) return true;
  if (isForPages && (key === '' || key.startsWith('pk_'))) return false;
  if (key === '')
    throw new ProviderRefusal(401, { message: 'You did not provide an API key in the Authorization header.' });
  if (key.startsWith('pk_'))
    throw new ProviderRefusal(401, {
      code: 'secret_key_required',
      message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
    });
  throw new ProviderRefusal(401, {
    message: 'Invalid API Key provided. This stand-in takes any key that begins with sk_test_.',
  });
}

const refused = (status: number, error: object): AnyAnswer => ({ status, body: { error } });

const CHALLENGE = `<!doctype html>
<html lang="en">
<title>3D Secure 2 Test Page</title>
<h1>3D Secure 2 Test Page</h1>
<p>This is a test 3D Secure authentication. Complete or fail it to continue.</p>
<form method="post">
  <button name="outcome" value="passed">Complete</button>
  <button name="outcome" value="failed">Fail</button>
</form>
</html>
`;
