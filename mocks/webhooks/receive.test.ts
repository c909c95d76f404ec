import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { open } from '#fixtures/world/journal.ts';
import { RECEIVING, receiving } from './receive.ts';

const secret = 'whsec_test';

function received(paid: boolean) {
  const { journal, order } = open();
  order();
  if (paid) journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  const receive = receiving(journal, secret);
  const { total: amount } = journal.state().intents.pi_1?.order ?? {};
  const post = (more: object = {}, age = 0, key = secret) => {
    const object = { id: 'pi_1', status: 'succeeded', amount, currency: 'usd', ...more };
    const body = JSON.stringify({ id: 'evt_1', type: 'payment_intent.succeeded', data: { object } });
    const time = Math.floor(Date.now() / 1_000) - age;
    const v1 = createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
    const headers = { 'Stripe-Signature': `t=${time},v1=${v1}` };
    return receive(new Request(`http://localhost${RECEIVING}`, { method: 'POST', headers, body }));
  };
  return { post, settled: () => journal.state().intents.pi_1?.settled };
}

describe('receiving provider events [BEYOND-132]', () => {
  test('fulfils a paid order once', async () => {
    const { post, settled } = received(true);
    expect([(await post()).status, settled()?.status]).toEqual([200, 'completed']);
    const first = settled();
    expect([(await post()).status, settled()]).toEqual([200, first]);
  });

  test.each([
    ['of an unpaid order', false, {}],
    ['with another amount', true, { amount: 1 }],
    ['with another currency', true, { currency: 'jpy' }],
    ['about an unknown intent', true, { id: 'pi_none' }],
  ])('fulfils nothing for an event %s', async (_, paid, more) => {
    const { post, settled } = received(paid);
    expect([(await post(more)).status, settled()]).toEqual([200, undefined]);
  });

  test.each([
    ['too old', 301, secret],
    ['of another secret', 0, 'whsec_other'],
  ])('refuses a signature that is %s', async (_, age, key) => {
    const { post, settled } = received(true);
    expect([(await post({}, age, key)).status, settled()]).toEqual([400, undefined]);
  });
});
