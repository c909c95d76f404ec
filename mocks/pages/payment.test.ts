import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import { DonationSetupPage } from '#machines/api/schemas/pages/DonationSetupPage.ts';
import { PaymentPage } from '#machines/api/schemas/pages/PaymentPage.ts';
import { DONATIONS } from '../journal/account/account-state.ts';
import { personOf, type Reader } from '../readers.ts';
import { pages } from '../replies.ts';

function dataAt(address: string, reader: Reader, opened = openAs(reader)): unknown {
  const page = opened.visit(address);
  return page && 'data' in page ? page.data : page;
}

const keys = { pubkey: 'pk_test_emberdays', secret: 'seti_1_secret_2' };
const { showPayment, showDonationSetup } = pages;

test.each([
  ['expiring', showPayment.cardOnFile],
  ['print-canada', showPayment.bankOnFile],
  ['extended', showPayment.cardAndBankOnFile],
  ['expiring-autorenew-off', showPayment.nothingOnFile],
] as const)('shows %s the saved methods with new keys', (reader, { body }) => {
  const page = PaymentPage(dataAt('/account/payment', reader));
  expect(page?.subscriber).toEqual(personOf(reader).body.subscriber);
  expect(page?.payment_setup).toMatchObject({ ...body.payment_setup, keys });
});

test('names the holder of the saved method, or the reader without one', async () => {
  const opened = openAs('extended');
  const name = () => PaymentPage(dataAt('/account/payment', 'extended', opened))?.payment_setup?.name;
  await opened.ask('setCard', { body: { name: 'R. Abramowitz', cc_token: 'tok_visa' } });
  expect(name()).toBe('R. Abramowitz');
  await opened.ask('deleteCard');
  expect(name()).toBe('Ruth Abramowitz');
});

test.each([
  [DONATIONS.paid, showDonationSetup.donation],
  [DONATIONS.bank, showDonationSetup.donationByBank],
  [DONATIONS.failing, showDonationSetup.donationFailing],
])('shows the donation %s by its link', (token, { body }) => {
  expect(DonationSetupPage(dataAt(`/donation/setup?token=${token}`, 'visitor'))?.payment_setup).toEqual({
    ...body.payment_setup,
    keys,
  });
});
