import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { afterEach, expect, test, vi } from 'vitest';
import { SCRIPTS } from '../script/trusted-script.ts';
import { authorizeForm, createStripe, failAuthorized, openForm } from './stripe.ts';

const SECRET = 'pi_1_secret_2';

afterEach(() => vi.unstubAllGlobals());

function begin() {
  const forms = {};
  const confirmPayment = vi.fn(async () => ({ paymentIntent: { status: 'succeeded' } }));
  const client = { confirmPayment } as unknown as Stripe;
  const close = openForm(forms, SECRET, { client, elements: {} as StripeElements });
  const paymentFailed = vi.fn();
  authorizeForm(forms, SECRET, { paymentFailed });
  return { forms, confirmPayment, close, paymentFailed };
}

test('tells a waiting wallet once that nothing was paid', () => {
  const { forms, paymentFailed } = begin();
  failAuthorized(forms, SECRET);
  failAuthorized(forms, SECRET);
  expect(paymentFailed.mock.calls).toEqual([[{ reason: 'fail' }]]);
});

test('leaves wallets of other widgets and intents waiting', () => {
  const { forms, paymentFailed } = begin();
  failAuthorized({}, SECRET);
  failAuthorized(forms, 'pi_2_secret_2');
  expect(paymentFailed).not.toHaveBeenCalled();
});

test('leaves the wallet to the provider after asking it', async () => {
  const { forms, confirmPayment, paymentFailed } = begin();
  vi.stubGlobal('window', { location: { href: 'https://journal.test/subscribe' } });
  await createStripe('pk_test', forms).confirm({ secret: SECRET });
  failAuthorized(forms, SECRET);
  expect([confirmPayment.mock.calls.length, paymentFailed.mock.calls.length]).toEqual([1, 0]);
});

test('waits for a form that opens after the reader pressed the button, and no longer than for the script', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { href: 'https://journal.test/subscribe' } });
  const { forms, close } = begin();
  close();
  const stripe = createStripe('pk_test', forms);
  const [early, late] = [stripe.confirm({ secret: SECRET }), stripe.confirm({ secret: 'pi_2_secret_2' })];
  const client = { confirmPayment: async () => ({ paymentIntent: { status: 'succeeded' } }) } as unknown as Stripe;
  openForm(forms, SECRET, { client, elements: {} as StripeElements });
  expect(await early).toEqual({ kind: 'taken' });
  await vi.advanceTimersByTimeAsync(7_500);
  expect(await late).toEqual({ kind: 'unavailable' });
  vi.useRealTimers();
});

test('drops the wallet of a closed form', () => {
  const { forms, close, paymentFailed } = begin();
  close();
  failAuthorized(forms, SECRET);
  authorizeForm(forms, SECRET, { paymentFailed });
  failAuthorized(forms, SECRET);
  expect(paymentFailed).not.toHaveBeenCalled();
});

test('loads the release that Stripe’s package expects', () => {
  const entry = createRequire(import.meta.url).resolve('@stripe/stripe-js/pure');
  const loader = readFileSync(new URL('../dist/pure.mjs', pathToFileURL(entry)), 'utf8');
  const [, release] = /RELEASE_TRAIN = '([a-z]+)'/.exec(loader) ?? [];
  expect(SCRIPTS.stripe).toBe(`https://js.stripe.com/${release}/stripe.js`);
});
