import type { Fixture } from '../walker.ts';

const intent = { id: 'pi_3Pq81x', secret: 'pi_3Pq81x_secret_k2Jd' };
const verifying = { kind: 'verifying', deposits: {} };
const answers = [{ kind: 'taken' }, verifying, { kind: 'refused', words: 'Declined.' }];

export const paymentFixture: Fixture = {
  inputs: [
    { ...intent, confirmed: false },
    { ...intent, confirmed: true },
    { ...intent, confirmed: false, method: 'pm_1Nf42k' },
    { ...intent, confirmed: true, method: 'pm_1Nf42k' },
  ],
  outputs: { confirmPayment: answers, authorizePayment: answers, readPaymentStatus: ['taken', 'payable', verifying] },
};
