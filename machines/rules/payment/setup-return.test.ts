import { expect, test } from 'vitest';
import { readSetupReturn, type SetupReturn } from './setup-return.ts';

const secret = 'seti_1Qk20z_secret_Wm7p';
const payment = 'pi_3Pq81x_secret_k2Jd';

test.each<[string, SetupReturn]>([
  ['', { kind: 'none' }],
  ['token=lnk_9Zc4Tq', { kind: 'none' }],
  ['redirect_status=failed', { kind: 'failed' }],
  ['redirect_status=pending', { kind: 'pending' }],
  ['redirect_status=processing', { kind: 'pending' }],
  ['redirect_status=__proto__', { kind: 'none' }],
  ['redirect_status=Succeeded', { kind: 'none' }],
  ['redirect_status=succeeded', { kind: 'claimed' }],
  ['setup_intent=seti_1Qk20z&redirect_status=succeeded', { kind: 'claimed' }],
  [`setup_intent_client_secret=${secret}`, { kind: 'told', secret }],
  [`setup_intent_client_secret=${secret}&redirect_status=succeeded`, { kind: 'told', secret }],
  [`setup_intent_client_secret=${secret}&redirect_status=failed`, { kind: 'told', secret }],
  [`payment_intent_client_secret=${payment}&redirect_status=succeeded`, { kind: 'told', secret: payment }],
])('reads “%s” [PAYM-2, MDON-4]', (query, expected) => {
  expect(readSetupReturn(new URLSearchParams(query))).toEqual(expected);
});

test.each([
  '',
  'undefined',
  'seti_1',
  'seti_1_secret_',
  'pi_../../x_secret_y',
  'sk_live_1_secret_2',
  `${secret}\n`,
  `../${secret}`,
])('ignores the success claim beside the malformed secret “%s” [PAYM-2, MDON-4]', (bent) => {
  const query = new URLSearchParams({ setup_intent_client_secret: bent, redirect_status: 'succeeded' });
  expect(readSetupReturn(query)).toEqual({ kind: 'none' });
});
