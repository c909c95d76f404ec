import type { CardUpdateEnd, CardUpdateInput } from '#machines/account/payment/card-update-context.ts';
import type { Deposits, DonationSetupPage, PaymentDetails } from '#machines/api/contract.ts';
import { isDefinite, type Result } from '#machines/api/reply.ts';
import type { Decision } from '#machines/lib/decision.ts';
import type { Departure } from '#machines/lib/departure.ts';
import type { Outcome } from '#machines/lib/outcome.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import type { SetupReturn } from '#machines/rules/payment/setup-return.ts';

/** The input of a donation's card update. Without `setup` or `token`, the update fails at once. */
export interface MonthlyDonationCardInput {
  setup: DonationSetupPage['payment_setup'];
  token?: string;
  returned: SetupReturn;
}

/** A restart to send: the token of the mailed link, the provider's ID of the new method, and the idempotency key. */
export interface RestartDonation {
  token: string;
  method: string;
  key: string;
}

export interface MonthlyDonationCardContext extends MonthlyDonationCardInput {
  name: string;
  details: PaymentDetails | null;
  /** The deposits that a bank account waits for, of this page or an earlier one. */
  deposits: Deposits | undefined;
  isFailing: boolean;
  /** The provider's ID of the new method, until the donation is restarted with it. */
  method: string;
  /** The idempotency key; undefined once its answer is known. */
  key?: string;
  /** Whether the key was already sent and its answer lost. */
  isRetry: boolean;
  problems: Problem[];
  /** What the reloaded page says about a restart. */
  notice?: Departure['notice'];
}

type Next<State extends string> = Decision<State, MonthlyDonationCardContext>;

export const beginDonationCard = (input: MonthlyDonationCardInput): MonthlyDonationCardContext => ({
  ...input,
  name: input.setup?.name ?? '',
  details: input.setup?.details ?? null,
  deposits: input.setup?.deposits,
  isFailing: input.setup?.failing ?? false,
  method: '',
  isRetry: false,
  problems: [],
});

/** The input of the card update. Throws if the page has no keys for it. */
export function updateOf({ setup, token, returned }: MonthlyDonationCardContext): CardUpdateInput {
  if (!setup || token === undefined) throw new Error('A card is changed only where the page has the keys for it.');
  const { name, keys } = setup;
  const address = `/donation/setup?token=${encodeURIComponent(token)}`;
  return { name, keys, token, address, returned };
}

/** Decides what follows a card update: a failing donation is restarted once (MDON-5). */
export function afterUpdate(
  end: CardUpdateEnd,
  { isFailing }: MonthlyDonationCardContext,
): Next<'restarting' | 'completed' | 'processing' | 'verifying' | 'left'> {
  switch (end.kind) {
    case 'kept': {
      const { name, details, failing = isFailing } = end.kept;
      return { name, details, ...(failing ? { to: 'restarting', method: end.method } : { to: 'completed' }) };
    }
    case 'returned':
      return isFailing ? { to: 'restarting', method: end.method } : { to: 'completed' };
    case 'processing':
      return { to: 'processing' };
    case 'verifying':
      return { to: 'verifying', deposits: end.deposits };
    case 'renewed':
      return { to: 'left' };
  }
}

/** The outcome of a failed restart: `unsure` while the server may still act on its key. */
export const outcomeOfRestart = ({ key, problems }: MonthlyDonationCardContext): Outcome => ({
  act: 'donationRestart',
  end: key === undefined ? 'refused' : 'unsure',
  problems: problems.filter(({ code }) => code !== 'callFailed'),
});

/** The request for a restart. Throws before its key is prepared. */
export function restartOf({ token, method, key }: MonthlyDonationCardContext): RestartDonation {
  if (token === undefined || key === undefined) throw new Error('A restart is sent after its attempt was prepared.');
  return { token, method, key };
}

/**
 * Decides what follows the answer to a restart. Any answer ends the use of the key unless the server may still act on
 * it. Another tab may have restarted the donation first.
 */
export function afterRestart(
  result: Result<unknown>,
  { key, isRetry }: MonthlyDonationCardContext,
): Next<'left' | 'unrestarted'> {
  if (result.kind === 'ok') return restarted('done');
  const refusal = result.kind === 'refused' ? result.refusal : undefined;
  if (refusal?.reason === 'outdated') return restarted('already');
  const isOver = refusal !== undefined && isDefinite(refusal, isRetry);
  return { to: 'unrestarted', key: isOver ? undefined : key, problems: problemsAfter(result) };
}

const restarted = (end: Outcome['end']): Next<'left'> => ({
  to: 'left',
  method: '',
  key: undefined,
  notice: { act: 'donationRestart', end },
});
