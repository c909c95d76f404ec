import type { CardUpdateEnd, CardUpdateInput } from '#machines/account/payment/card-update-context.ts';
import type { DonationSetupPage, PaymentDetails } from '#machines/api/contract.ts';
import { isDefinite, type Result } from '#machines/api/reply.ts';
import type { Outcome } from '#machines/lib/outcome.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import type { SetupReturn } from '#machines/rules/payment/setup-return.ts';

/** The page data, the token of the mailed link where it is one, and what the address says of a return from the provider. */
export interface MonthlyDonationCardInput {
  setup: DonationSetupPage['payment_setup'];
  token?: string;
  returned: SetupReturn;
}

/** All that a donation is restarted with. */
export interface RestartDonation {
  token: string;
  method: string;
  /** The attempt key. */
  key: string;
}

export interface MonthlyDonationCardContext extends MonthlyDonationCardInput {
  /** Who donates, and what with, as far as it is known. */
  name: string;
  details: PaymentDetails | null;
  isFailing: boolean;
  /** What the provider calls the new method, until the donation is restarted with it. */
  method: string;
  /** The attempt key, while the answer to it is not known. */
  key?: string;
  /** Whether the key was sent before, and its answer never came. */
  isRetry: boolean;
  problems: Problem[];
  next: 'restartable' | 'restarted' | 'already' | 'unrestarted' | 'completed' | 'processing' | 'left';
}

type Decision = Pick<MonthlyDonationCardContext, 'next'> & Partial<MonthlyDonationCardContext>;

export const beginDonationCard = (input: MonthlyDonationCardInput): MonthlyDonationCardContext => ({
  ...input,
  name: input.setup?.name ?? '',
  details: input.setup?.details ?? null,
  isFailing: input.setup?.failing ?? false,
  method: '',
  isRetry: false,
  problems: [],
  next: 'completed',
});

/** The change of the card, as the page begins it. */
export function updateOf({ setup, token, returned }: MonthlyDonationCardContext): CardUpdateInput {
  if (!setup || token === undefined) throw new Error('A card is changed only where the page has the keys for it.');
  const { name, keys } = setup;
  const address = `/donation/setup?token=${encodeURIComponent(token)}`;
  return { name, keys, token, address, returned: returned.kind === 'told' ? returned.secret : undefined };
}

/** What a change of the card leads to: a donation that was failing is restarted with it, once (MDON-5). */
export function afterUpdate(end: CardUpdateEnd, { isFailing }: MonthlyDonationCardContext): Decision {
  switch (end.kind) {
    case 'kept': {
      const { name, details, failing = isFailing } = end.kept;
      return { name, details, ...(failing ? { next: 'restartable', method: end.method } : { next: 'completed' }) };
    }
    case 'returned':
      return isFailing ? { next: 'restartable', method: end.method } : { next: 'completed' };
    case 'processing':
      return { next: 'processing' };
    case 'renewed':
      return { next: 'left' };
  }
}

/** What the reader is told of a restart that did not succeed: as long as the server may still act on its key, nobody knows. */
export const outcomeOfRestart = ({ key, problems }: MonthlyDonationCardContext): Outcome => ({
  act: 'donationRestart',
  end: key === undefined ? 'refused' : 'unsure',
  problems: problems.filter(({ code }) => code !== 'callFailed'),
});

/** All that is sent with a restart. */
export function restartOf({ token, method, key }: MonthlyDonationCardContext): RestartDonation {
  if (token === undefined || key === undefined) throw new Error('A restart is sent after its attempt was prepared.');
  return { token, method, key };
}

/** What the answer to a restart leads to; it ends its key, unless the server may still act on it. Another tab may have been faster. */
export function afterRestart(result: Result<unknown>, { key, isRetry }: MonthlyDonationCardContext): Decision {
  if (result.kind === 'ok') return { next: 'restarted', method: '', key: undefined };
  const refusal = result.kind === 'refused' ? result.refusal : undefined;
  if (refusal?.reason === 'outdated') return { next: 'already', method: '', key: undefined };
  const isOver = refusal !== undefined && isDefinite(refusal, isRetry);
  return { next: 'unrestarted', key: isOver ? undefined : key, problems: problemsAfter(result) };
}
