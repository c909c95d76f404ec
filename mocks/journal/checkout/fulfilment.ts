import type { Fulfilment } from '#machines/api/contract.ts';
import { replies } from '../../replies.ts';
import type { Answer } from '../../respond.ts';
import { entryFrom } from '../account/accounts.ts';
import { type Desk, forReader, type Plays } from '../desk.ts';
import { lookUp } from '../read-fields.ts';
import type { Intent } from './checkout-state.ts';
import { settle } from './settle.ts';

/** How often a paid intent is read before it is fulfilled, or an abandoned challenge before it is given up. */
const READS_IN_PROGRESS = 2;

/** What became of an order; with `reset` its fulfilment begins anew. */
export const fulfilmentPlays = {
  getFulfilment: (desk, { params, query }) =>
    readFulfilment(desk, params?.intent_id ?? '', { reset: query?.has('reset') ?? false }),
} satisfies Partial<Plays>;

function readFulfilment(desk: Desk, id: string, { reset }: { reset: boolean }): Answer<'getFulfilment'> {
  const intent = lookUp(desk.state.intents, id);
  if (!intent || !isOwn(desk, intent)) return replies.getFulfilment.unknownIntent;
  if (reset) intent.reads = 0;
  return forReader(readState(desk, intent));
}

/** Whether the intent was opened by the session that asks, or by the guest's session that it was before its order opened an account. */
const isOwn = (desk: Desk, { session }: Intent): boolean =>
  session === undefined || session === desk.session || session === entryFrom(desk)?.session;

/** The state of an intent as its owner reads it, which is what fulfils it; a reader whose account was opened by it is logged in. */
export function readState(desk: Desk, intent: Intent): Fulfilment {
  const state = stateAfterReading(desk, intent);
  if (state.status === 'completed') desk.enters = intent.opened;
  return state;
}

function stateAfterReading(desk: Desk, intent: Intent): Fulfilment {
  intent.reads += 1;
  const isWaiting = !intent.settled && intent.reads <= READS_IN_PROGRESS;
  switch (intent.status) {
    case 'requires_payment_method':
    case 'canceled':
      return { status: 'unpaid' };
    case 'requires_action':
      return isWaiting ? { status: 'in-progress' } : abandon(intent);
    case 'processing':
      return settle(desk, intent);
    case 'succeeded':
      return isWaiting ? { status: 'in-progress' } : settle(desk, intent);
  }
}

/** Once the reader is told that nothing was paid, a challenge left open elsewhere must not pay after all. */
function abandon(intent: Intent): Fulfilment {
  intent.status = 'requires_payment_method';
  intent.challenge = undefined;
  return { status: 'unpaid' };
}
