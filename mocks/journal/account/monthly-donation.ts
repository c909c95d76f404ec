import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import { once } from '../checkout/attempts.ts';
import { monthsAfter } from '../day.ts';
import { openSetup } from '../payment/provider.ts';
import { lookUp, textOf } from '../read-fields.ts';
import { type Call, type Context, type Handlers, privateReply } from '../request-context.ts';
import { type Donation, failsWhenCharged, keepOnFile } from './account-state.ts';
import { readCard } from './card.ts';

/** Calls that change a monthly donation. Only the token of its mailed link gives access. */
export const donationHandlers = {
  setDonationCard: ofDonation(setDonationCard),
  restartDonation: once('restartDonation', ofDonation(restart)),
} satisfies Partial<Handlers>;

function setDonationCard(context: Context, donation: Donation, call: Call): AnswerTo<'setDonationCard'> {
  const token = tokenOf(call);
  const card = readCard(context.state, call.body, token);
  if ('status' in card) return card;
  donation.name = card.name;
  keepOnFile(context.state, token, card.method);
  return privateReply({ ...donationTold(donation), keys: openSetup(context, token) });
}

function restart(context: Context, donation: Donation, call: Call): AnswerTo<'restartDonation'> {
  if (!donation.failing) return replies.restartDonation.notFailing;
  if (!donation.isChanged) return replies.restartDonation.cardUnchanged;
  if (textOf(call.body, 'payment-method') !== donation.method) return replies.restartDonation.unknownMethod;
  if (failsWhenCharged(donation.details.data)) {
    donation.isChanged = false;
    return replies.restartDonation.restartDeclined;
  }
  donation.failing = false;
  donation.payments += 1;
  donation.next = monthsAfter(context.now, 1);
  goesOn(context, tokenOf(call));
  return replies.restartDonation.restarted;
}

export const donationTold = ({ name, details, failing, amount, next, cancelled }: Donation) => ({
  name,
  details,
  failing,
  ...(amount !== undefined && { amount }),
  ...(next !== undefined && !failing && !cancelled && { next_at: next }),
});

export function goesOn({ state }: Context, token: string): void {
  for (const { subscriber } of Object.values(state.accounts))
    if (subscriber.account.donation_failing?.token === token) delete subscriber.account.donation_failing;
}

function ofDonation<Reply>(act: (context: Context, donation: Donation, call: Call) => Reply) {
  return (context: Context, call: Call): Reply | typeof replies.setDonationCard.linkRefused => {
    const donation = lookUp(context.state.donations, tokenOf(call));
    return donation ? act(context, donation, call) : replies.setDonationCard.linkRefused;
  };
}

const tokenOf = ({ query }: Call): string => query?.get('token') ?? '';
