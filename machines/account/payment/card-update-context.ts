import type { PaymentSetup, SetupKeys } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Decision } from '#machines/lib/decision.ts';
import { generalProblem, type Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import type { SetupStatus, Unconfirmed, Verifying } from '#machines/lib/world.ts';
import type { SetupReturn } from '#machines/rules/payment/setup-return.ts';
import { required } from '#machines/rules/text/required.ts';

export interface CardUpdateInput {
  name: string;
  keys: SetupKeys;
  token?: string;
  /** The page's own address, which the provider redirects to. */
  address: string;
  /** What the provider's return address says. */
  returned: SetupReturn;
}

/** The method on file as saved by the server. `failing` is about a monthly donation only. */
export type KeptCard = Pick<PaymentSetup, 'name' | 'details' | 'failing'>;

/** A method to save, by the provider's ID. `token` comes from a mailed link. */
export interface KeepCard {
  name: string;
  method: string;
  token?: string;
}

/**
 * How the update ended: saved by the server; `returned` from the provider with a successful setup; `processing` at the
 * bank; `verifying` by deposits; or `renewed`, to start over with another card on a new page.
 */
export type CardUpdateEnd =
  | { kind: 'kept'; kept: KeptCard; method: string }
  | { kind: 'returned'; method: string }
  | { kind: 'processing' }
  | Verifying
  | { kind: 'renewed' };

export interface CardUpdateContext extends Omit<CardUpdateInput, 'returned'> {
  secret: string;
  isReturning: boolean;
  /** The provider's ID of the method, from its setup until the server answers. */
  method: string;
  problems: Problem[];
  isDoubtful: boolean;
  end: CardUpdateEnd;
}

type Next<State extends string> = Decision<State, CardUpdateContext>;

/** The initial context. After a return from the provider, its secret replaces the page's. */
export const beginCardUpdate = ({ returned, ...input }: CardUpdateInput): CardUpdateContext => ({
  ...input,
  secret: returned.kind === 'told' ? returned.secret : input.keys.secret,
  isReturning: returned.kind === 'told',
  method: '',
  problems: returned.kind === 'failed' ? [{ field: 'payment', code: 'provider' }] : [],
  isDoubtful: false,
  end: { kind: 'renewed' },
});

/** A blank name counts as missing (PAYM-3). */
export const problemsOf = ({ name }: CardUpdateContext): Problem[] => required('name', name);

/** Decides what follows the provider's status. After a return with a successful setup, no further call is needed. */
export function afterSetup(
  status: SetupStatus | Unconfirmed,
  { isReturning, keys }: CardUpdateContext,
): Next<'ended' | 'keeping' | 'open'> {
  switch (status.kind) {
    case 'succeeded':
      return isReturning
        ? { to: 'ended', end: { kind: 'returned', method: status.method } }
        : { to: 'keeping', method: status.method };
    case 'processing':
    case 'verifying':
      return { to: 'ended', end: status };
    case 'open':
      return { ...reopened(keys), problems: [{ field: 'payment', code: 'provider', words: status.words }] };
    case 'unavailable':
      return { ...reopened(keys), problems: [{ field: 'payment', code: 'paymentUnavailable' }] };
    case 'viewOnly':
      return { ...reopened(keys), problems: generalProblem('viewOnly') };
  }
}

/** Decides what follows the server's answer. On failure, the method can be sent again or replaced. */
export function afterKeeping(result: Result<KeptCard>, { method }: CardUpdateContext): Next<'ended' | 'unsettled'> {
  return result.kind === 'ok'
    ? { to: 'ended', end: { kind: 'kept', kept: result.output, method } }
    : { to: 'unsettled', method: '', isDoubtful: result.kind !== 'refused', problems: problemsAfter(result) };
}

/** The changes after a lost answer: the setup must be checked again. */
export const unsure = (problems?: Problem[]): Partial<CardUpdateContext> => ({
  method: '',
  isDoubtful: problems === undefined,
  problems: problems ?? generalProblem('callFailed'),
});

const reopened = ({ secret }: SetupKeys): Next<'open'> => ({ to: 'open', secret, isReturning: false });
