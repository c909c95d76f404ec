import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { afterEach, expect, test, vi } from 'vitest';
import { authorizeForm, createStripe, failAuthorized, openForm, SCRIPT } from './stripe.ts';

const SECRET = 'pi_1_secret_2';

afterEach(() => vi.unstubAllGlobals());

/** A widget with an open form, and a wallet that waits there. */
function begin() {
  const forms = {};
  const confirmPayment = vi.fn(async () => ({ paymentIntent: { status: 'succeeded' } }));
  // Of Stripe's client only what a confirmation asks for.
  const client = { confirmPayment } as unknown as Stripe;
  const close = openForm(forms, SECRET, { client, elements: {} as StripeElements });
  const paymentFailed = vi.fn();
  authorizeForm(forms, SECRET, { paymentFailed });
  return { forms, confirmPayment, close, paymentFailed };
}

test('a wallet that waits is told once that nothing is paid', () => {
  const { forms, paymentFailed } = begin();
  failAuthorized(forms, SECRET);
  failAuthorized(forms, SECRET);
  expect(paymentFailed.mock.calls).toEqual([[{ reason: 'fail' }]]);
});

test('a wallet of another widget, or of another intent, goes on waiting', () => {
  const { forms, paymentFailed } = begin();
  failAuthorized({}, SECRET);
  failAuthorized(forms, 'pi_2_secret_2');
  expect(paymentFailed).not.toHaveBeenCalled();
});

test('once the provider is asked, it tells the wallet itself', async () => {
  const { forms, confirmPayment, paymentFailed } = begin();
  vi.stubGlobal('window', { location: { href: 'https://journal.test/subscribe' } });
  await createStripe('pk_test', forms).confirm({ secret: SECRET });
  failAuthorized(forms, SECRET);
  expect([confirmPayment.mock.calls.length, paymentFailed.mock.calls.length]).toEqual([1, 0]);
});

test('a form that is closed has no wallet any more', () => {
  const { forms, close, paymentFailed } = begin();
  close();
  failAuthorized(forms, SECRET);
  authorizeForm(forms, SECRET, { paymentFailed });
  failAuthorized(forms, SECRET);
  expect(paymentFailed).not.toHaveBeenCalled();
});

test("the script is of the release that Stripe's package was made for", () => {
  const entry = createRequire(import.meta.url).resolve('@stripe/stripe-js/pure');
  const loader = readFileSync(new URL('../dist/pure.mjs', pathToFileURL(entry)), 'utf8');
  const [, release] = /RELEASE_TRAIN = '([a-z]+)'/.exec(loader) ?? [];
  expect(SCRIPT).toBe(`https://js.stripe.com/${release}/stripe.js`);
});
