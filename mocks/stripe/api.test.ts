import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answering, answering, type Listening, listen } from '../http/serve.ts';
import { DEBIT_TAKES } from '../journal/checkout/settle.ts';
import { createJournal } from '../journal/journal.ts';

let now = Date.UTC(2026, 2, 14);
const journal = createJournal({ keepsCookies: true, now: () => now });
let server: Listening;
let stripe: Stripe;

beforeAll(async () => {
  const answer: Answering = answering(journal);
  server = await listen(answer);
  const { hostname: host, port } = server.url;
  stripe = new Stripe('sk_test_anything', { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
});
beforeEach(() => {
  now = Date.UTC(2026, 2, 14);
  journal.reset();
});
afterAll(() => server.close());

const AMOUNT = { amount: 8_500, currency: 'usd' };
const back = 'https://journal.example/receipts?of=order';

describe("a server's payment intents [BEYOND-117]", () => {
  test('are created, updated, read and listed', async () => {
    // Older versions of the library name the types; the newest uses automatic payment methods.
    const given = { ...AMOUNT, payment_method_types: ['card'], metadata: { order: '7', version: '1.0', gone: 'soon' } };
    const opened = await stripe.paymentIntents.create(given);
    expect(opened).toMatchObject({
      object: 'payment_intent',
      amount: 8_500,
      currency: 'usd',
      status: 'requires_payment_method',
      payment_method_types: ['card'],
      metadata: { order: '7', version: '1.0', gone: 'soon' },
      client_secret: expect.stringContaining(`${opened.id}_secret_`),
      created: now / 1_000,
    });
    const updated = await stripe.paymentIntents.update(opened.id, { amount: 9_000, metadata: { gone: '' } });
    expect(updated).toMatchObject({ id: opened.id, amount: 9_000, metadata: { order: '7', version: '1.0' } });
    expect(await stripe.paymentIntents.retrieve(opened.id)).toMatchObject({
      amount: 9_000,
      metadata: updated.metadata,
    });
    expect((await stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([opened.id]);
  });

  test('wait for confirmation once they have a method and are charged once', async () => {
    const { id, status } = await stripe.paymentIntents.create({ ...AMOUNT, payment_method: 'pm_card_visa' });
    expect(status).toBe('requires_confirmation');
    const paid = await stripe.paymentIntents.confirm(id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 8_500,
      latest_charge: { object: 'charge', amount: 8_500, paid: true, payment_intent: id },
    });
    expect(await refusal(stripe.paymentIntents.confirm(id))).toEqual([
      400,
      'payment_intent_unexpected_state',
      undefined,
    ]);
    expect(await refusal(stripe.paymentIntents.cancel(id))).toEqual([
      400,
      'payment_intent_unexpected_state',
      undefined,
    ]);
  });

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
    ['pm_card_chargeCustomerFail', 'card_declined', 'generic_decline'],
  ])('are declined with %s and give the reason', async (payment_method, code, decline_code) => {
    const { id } = await stripe.paymentIntents.create(AMOUNT);
    const confirm = stripe.paymentIntents.confirm(id, { payment_method });
    expect(await refusal(confirm)).toEqual([402, code, decline_code]);
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code },
    });
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  test.each([
    ['passed', 'succeeded', 'succeeded'],
    ['failed', 'failed', 'requires_payment_method'],
  ])('lead to a challenge; when %s, it returns with %s', async (outcome, redirect_status, status) => {
    const { id, next_action, client_secret } = await stripe.paymentIntents.create({
      ...AMOUNT,
      payment_method: 'pm_card_threeDSecure2Required',
      confirm: true,
      return_url: back,
    });
    const { url = '' } = next_action?.redirect_to_url ?? {};
    expect(await (await fetch(String(url))).text()).toContain('<button name="outcome" value="passed">');
    const posted = await fetch(String(url), {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
    });
    expect([posted.status, posted.headers.get('Location')]).toEqual([
      303,
      `${back}&payment_intent=${id}&payment_intent_client_secret=${client_secret}&redirect_status=${redirect_status}`,
    ]);
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status, next_action: null });
  });

  test.each([
    ['pm_usBankAccount_success', 'succeeded', null],
    ['pm_usBankAccount_insufficientFunds', 'requires_payment_method', 'payment_intent_payment_attempt_failed'],
  ])('are processing while %s is debited, then %s', async (payment_method, status, code) => {
    const { id, ...debited } = await stripe.paymentIntents.create({ ...AMOUNT, payment_method, confirm: true });
    expect(debited.status).toBe('processing');
    now += DEBIT_TAKES;
    const ended = await stripe.paymentIntents.retrieve(id);
    expect([ended.status, ended.last_payment_error?.code ?? null]).toEqual([status, code]);
  });

  test('are confirmed by a page only with the publishable key and their secret', async () => {
    const { id, client_secret } = await stripe.paymentIntents.create(AMOUNT);
    const confirm = (secret: string | null) =>
      ask('POST', `payment_intents/${id}/confirm`, 'pk_test_1', {
        client_secret: String(secret),
        payment_method: 'pm_card_visa',
      });
    expect(await confirm(`${id}_secret_other`)).toMatchObject([404, { error: { code: 'resource_missing' } }]);
    expect(await confirm(client_secret)).toMatchObject([200, { status: 'succeeded' }]);
    expect(await ask('GET', `payment_intents/${id}?client_secret=${client_secret}`, 'pk_test_1')).toMatchObject([
      200,
      { id, status: 'succeeded' },
    ]);
  });

  test('are refunded in part, never beyond the amount paid', async () => {
    const { id, latest_charge } = await stripe.paymentIntents.create({
      ...AMOUNT,
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    const charge = String(latest_charge);
    expect(await stripe.refunds.create({ payment_intent: id, amount: 500 })).toMatchObject({ amount: 500, charge });
    expect(await refusal(stripe.refunds.create({ charge, amount: 8_001 }))).toEqual([400, undefined, undefined]);
    expect(await stripe.refunds.create({ charge })).toMatchObject({ amount: 8_000, status: 'succeeded' });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 8_500, refunded: true });
    expect(await refusal(stripe.refunds.create({ charge }))).toEqual([400, 'charge_already_refunded', undefined]);
  });
});

describe("a server's saved cards [BEYOND-117]", () => {
  test('are set up by a page, attached to a customer and charged off-session', async () => {
    const customer = await stripe.customers.create({ email: 'ada@reader.example', metadata: { account: '7' } });
    const setup = await stripe.setupIntents.create({ customer: customer.id });
    expect(setup).toMatchObject({ status: 'requires_payment_method', usage: 'off_session' });
    const { client_secret } = setup;
    const [status, set] = await ask('POST', `setup_intents/${setup.id}/confirm`, 'pk_test_1', {
      client_secret: String(client_secret),
      payment_method: 'pm_card_mastercard',
    });
    expect([status, set]).toMatchObject([200, { status: 'succeeded', payment_method: expect.stringMatching(/^pm_/) }]);
    const [kept] = (await stripe.customers.listPaymentMethods(customer.id)).data;
    expect(kept).toMatchObject({ customer: customer.id, type: 'card', card: { brand: 'mastercard', last4: '4444' } });
    const charge = () =>
      stripe.paymentIntents.create({
        ...AMOUNT,
        customer: customer.id,
        payment_method: String(kept?.id),
        off_session: true,
        confirm: true,
      });
    expect(await charge()).toMatchObject({ status: 'succeeded', payment_method: kept?.id });
    await stripe.paymentMethods.detach(String(kept?.id));
    expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toEqual([]);
  });

  test.each([
    ['pm_card_authenticationRequired', 'authentication_required'],
    ['pm_card_chargeCustomerFail', 'card_declined'],
  ])('%s is saved, then refused off-session with %s', async (test_method, code) => {
    const { id: customer } = await stripe.customers.create();
    const { id: payment_method } = await stripe.paymentMethods.attach(test_method, { customer });
    const charge = { ...AMOUNT, customer, payment_method, off_session: true, confirm: true } as const;
    expect((await refusal(stripe.paymentIntents.create(charge)))[1]).toBe(code);
  });
});

describe('a request to the provider [BEYOND-117]', () => {
  test('runs once per idempotency key and is refused with other parameters', async () => {
    const create = (amount: number) =>
      stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey: 'key-1' });
    const first = await create(8_500);
    const again = await create(8_500);
    expect([again.id, again.lastResponse.headers['idempotent-replayed']]).toEqual([first.id, 'true']);
    await expect(create(8_600)).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  test.each([
    ['no amount', { currency: 'usd' }, 'parameter_missing', 'amount'],
    ['no currency', { amount: 8_500 }, 'parameter_missing', 'currency'],
    ['too little', { amount: 49, currency: 'usd' }, 'amount_too_small', 'amount'],
    ['a fraction', { amount: 8.5, currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
    ['an unknown customer', { ...AMOUNT, customer: 'cus_1' }, 'resource_missing', 'customer'],
    ['an unknown method', { ...AMOUNT, payment_method: 'pm_1' }, 'resource_missing', 'payment_method'],
    ['an unsupported method type', { ...AMOUNT, payment_method_types: ['ideal'] }, undefined, 'payment_method_types'],
    ['an unsupported capture method', { ...AMOUNT, capture_method: 'manual' }, undefined, 'capture_method'],
    [
      'a method type the intent does not accept',
      { ...AMOUNT, payment_method_types: ['card'], payment_method: 'pm_usBankAccount_success' },
      undefined,
      'payment_method',
    ],
  ])('with %s is refused at its parameter without effect', async (_, given, code, param) => {
    const create = stripe.paymentIntents.create(given as Stripe.PaymentIntentCreateParams); // Invalid on purpose.
    await expect(create).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', code, param });
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
  });

  test.each([
    ['no', undefined, 401, undefined],
    ['another', 'sk_live_1', 401, undefined],
    ['a publishable', 'pk_test_1', 401, 'secret_key_required'],
    ['a secret', 'sk_test_1', 200, undefined],
  ])('with %s key (%s) gets the documented status', async (_, key, status, code) => {
    const [answered, body] = await ask('POST', 'payment_intents', key, { amount: '8500', currency: 'usd' });
    expect([answered, body.error?.code]).toEqual([status, code]);
  });
});

async function ask(
  method: 'GET' | 'POST',
  path: string,
  key?: string,
  form?: Record<string, string>,
): Promise<[number, { error?: { code?: string } }]> {
  const response = await fetch(new URL(`v1/${path}`, server.url), {
    method,
    headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
    ...(form && { body: new URLSearchParams(form) }),
  });
  return [response.status, (await response.json()) as { error?: { code?: string } }];
}

async function refusal(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('The call was not refused by the provider.');
  return [error.statusCode, error.code, error.decline_code || undefined];
}
