import type { PaymentSetup, SetupKeys } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { generally, type Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import type { SetupStatus, Unconfirmed } from '#machines/lib/world.ts';
import { required } from '#machines/rules/text/required.ts';

/** What a card or bank account is changed with. */
export interface CardUpdateInput {
  name: string;
  keys: SetupKeys;
  /** The token of the link that the page was opened by. */
  token?: string;
  /** The page's own address, which the provider leads back to. */
  address: string;
  /** The secret of the setup that the provider sent the reader back from. */
  returned?: string;
}

/** What the server keeps now. */
export type KeptCard = Pick<PaymentSetup, 'name' | 'details' | 'failing'>;

/** What is sent to have a method kept. */
export interface KeepCard {
  name: string;
  method: string;
  token?: string;
}

/**
 * What came of it: kept by the server; done, as the provider says to a reader who comes back; left to the bank; or to be
 * begun anew with another card, which takes a new page.
 */
export type CardUpdateEnd =
  | { kind: 'kept'; kept: KeptCard; method: string }
  | { kind: 'returned'; method: string }
  | { kind: 'processing' }
  | { kind: 'renewed' };

export interface CardUpdateContext extends Omit<CardUpdateInput, 'returned'> {
  /** The secret of the setup that the provider is asked about. */
  secret: string;
  isReturning: boolean;
  /** What the provider calls the method, from the moment that it is set up until the server has answered. */
  method: string;
  problems: Problem[];
  /** Whether no answer tells if the method is set up or kept. */
  isDoubtful: boolean;
  next: 'open' | 'keepable' | 'unsettled' | 'ended';
  end: CardUpdateEnd;
}

type Decision = Pick<CardUpdateContext, 'next'> & Partial<CardUpdateContext>;

export const beginCardUpdate = ({ returned, ...input }: CardUpdateInput): CardUpdateContext => ({
  ...input,
  secret: returned ?? input.keys.secret,
  isReturning: returned !== undefined,
  method: '',
  problems: [],
  isDoubtful: false,
  next: 'open',
  end: { kind: 'renewed' },
});

/** What stops the form: a name that is blank after trimming (PAYM-3). */
export const problemsOf = ({ name }: CardUpdateContext): Problem[] => required('name', name);

/** What the provider's word on a setup leads to; a reader who comes back from it is done without another call. */
export function afterSetup(status: SetupStatus | Unconfirmed, { isReturning, keys }: CardUpdateContext): Decision {
  switch (status.kind) {
    case 'succeeded':
      return isReturning
        ? { next: 'ended', end: { kind: 'returned', method: status.method } }
        : { next: 'keepable', method: status.method };
    case 'processing':
      return { next: 'ended', end: { kind: 'processing' } };
    case 'open':
      return { ...reopened(keys), problems: [{ field: 'payment', code: 'provider', words: status.words }] };
    case 'unavailable':
      return { ...reopened(keys), problems: [{ field: 'payment', code: 'paymentUnavailable' }] };
    case 'viewOnly':
      return { ...reopened(keys), problems: generally('viewOnly') };
  }
}

/** What the server's answer leads to; a method that was set up is sent again as it is, or given up for another. */
export function afterKeeping(result: Result<KeptCard>, { method }: CardUpdateContext): Decision {
  return result.kind === 'ok'
    ? { next: 'ended', end: { kind: 'kept', kept: result.output, method } }
    : { next: 'unsettled', method: '', isDoubtful: result.kind !== 'refused', problems: problemsAfter(result) };
}

/** What no answer leads to: whether the method is set up, or kept, must be asked for. */
export const unsure = (problems?: Problem[]): Decision => ({
  next: 'unsettled',
  method: '',
  isDoubtful: problems === undefined,
  problems: problems ?? generally('callFailed'),
});

const reopened = ({ secret }: SetupKeys): Decision => ({ next: 'open', secret, isReturning: false });
