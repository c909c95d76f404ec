import { cardUpdateBy } from '#machines/account/payment/card-update.ports.ts';
import { read } from '#machines/api/reply.ts';
import { PaymentSetup } from '#machines/api/schemas/donations/PaymentSetup.ts';
import { Done } from '#machines/api/schemas/shared/Done.ts';
import { connect, flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { monthlyDonationCardMachine } from './monthly-donation-card.machine.ts';

const cardUpdate = cardUpdateBy(({ api }, { name, method, token = '' }, signal) =>
  read(
    api.POST('/api/donation/setup', { params: { query: { token } }, body: { name, cc_token: method }, signal }),
    PaymentSetup,
  ),
);

/**
 * Saves the card and restarts the donation. A restart with a lost answer is sent again with the same idempotency key.
 */
export const monthlyDonationCard = flow(monthlyDonationCardMachine, (world) => ({
  card: connect(cardUpdate, world),
  prepareRestart: answer(async ({ input: { key } }) => ({ key: key ?? world.newKey(), isRetry: key !== undefined })),
  restartDonation: answer(({ input: { token, method, key }, signal }) =>
    read(
      world.api.POST('/api/donation/restart', {
        params: { query: { token }, header: { 'Idempotency-Key': key } },
        body: { 'payment-method': method },
        signal,
      }),
      Done,
    ),
  ),
}));
