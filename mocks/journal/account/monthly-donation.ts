import { replies } from '../../replies.ts';
import type { Answer } from '../../respond.ts';
import { once } from '../checkout/attempts.ts';
import { type Call, type Desk, forReader, type Plays } from '../desk.ts';
import { openSetup } from '../payment/provider.ts';
import { lookUp, textOf } from '../read-fields.ts';
import { type Donation, failsWhenCharged, keepOnFile } from './account-state.ts';
import { readCard } from './card.ts';

/** The card of a monthly donation, which the token of a mailed link opens and nothing else does. */
export const donationPlays = {
  setDonationCard: ofDonation(setDonationCard),
  restartDonation: once('restartDonation', ofDonation(restart)),
} satisfies Partial<Plays>;

function setDonationCard(desk: Desk, donation: Donation, call: Call): Answer<'setDonationCard'> {
  const token = tokenOf(call);
  const card = readCard(desk.state, call.body, token);
  if ('status' in card) return card;
  donation.name = card.name;
  keepOnFile(desk.state, token, card.method);
  const { name, details, failing } = donation;
  return forReader({ name, details, keys: openSetup(desk, token), failing });
}

function restart(_: Desk, donation: Donation, { body }: Call): Answer<'restartDonation'> {
  if (!donation.failing) return replies.restartDonation.notFailing;
  if (!donation.isChanged) return replies.restartDonation.cardUnchanged;
  if (textOf(body, 'payment-method') !== donation.method) return replies.restartDonation.unknownMethod;
  if (failsWhenCharged(donation.details.data)) {
    donation.isChanged = false;
    return replies.restartDonation.restartDeclined;
  }
  donation.failing = false;
  donation.payments += 1;
  return replies.restartDonation.restarted;
}

function ofDonation<Reply>(act: (desk: Desk, donation: Donation, call: Call) => Reply) {
  return (desk: Desk, call: Call): Reply | typeof replies.setDonationCard.linkRefused => {
    const donation = lookUp(desk.state.donations, tokenOf(call));
    return donation ? act(desk, donation, call) : replies.setDonationCard.linkRefused;
  };
}

const tokenOf = ({ query }: Call): string => query?.get('token') ?? '';
