import { expect, test } from 'vitest';
import { readPaymentReturn } from './payment-return.ts';

const secret = 'pi_3Pq81x_secret_k2Jd';

test.each([
  ['', undefined],
  ['token=lnk_1', undefined],
  ['redirect_status=succeeded', { isFailed: false }],
  ['redirect_status=failed', { isFailed: true }],
  ['redirect_status=pending', { isFailed: false }],
  ['setup_intent=seti_1&redirect_status=succeeded', undefined],
  ['setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded', undefined],
  ['payment_intent=pi_3Pq81x', { intent: 'pi_3Pq81x', isFailed: false }],
  ['payment_intent=..%2Faccount&redirect_status=succeeded', undefined],
  [`payment_intent_client_secret=${secret}&redirect_status=failed`, { intent: 'pi_3Pq81x', secret, isFailed: true }],
  [`payment_intent=pi_3Pq81x&payment_intent_client_secret=${secret}`, { intent: 'pi_3Pq81x', secret, isFailed: false }],
  ['payment_intent=pi_3Pq81x&payment_intent_client_secret=sk_live_1', { intent: 'pi_3Pq81x', isFailed: false }],
])('reads “%s” as a claim', (query, expected) => {
  expect(readPaymentReturn(new URLSearchParams(query))).toEqual(expected);
});
