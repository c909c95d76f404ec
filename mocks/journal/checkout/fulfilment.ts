import type { Fulfilment } from '#machines/api/contract.ts';
import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import { entryFrom } from '../account/accounts.ts';
import { depositsOf } from '../payment/objects.ts';
import { lookUp } from '../read-fields.ts';
import { type Context, type Handlers, privateReply } from '../request-context.ts';
import type { Intent } from './checkout-state.ts';
import { settle } from './settle.ts';

/** How many reads show a paid intent, or an open challenge, as in progress. */
const READS_IN_PROGRESS = 2;

export const fulfilmentHandlers = {
  getFulfilment: (context, { params, query }) =>
    readFulfilment(context, params?.intent_id ?? '', { reset: query?.has('reset') ?? false }),
} satisfies Partial<Handlers>;

function readFulfilment(context: Context, id: string, { reset }: { reset: boolean }): AnswerTo<'getFulfilment'> {
  const intent = lookUp(context.state.intents, id);
  if (!intent || !isOwn(context, intent)) return replies.getFulfilment.unknownIntent;
  if (reset) intent.reads = 0;
  return privateReply(readState(context, intent));
}

/**
 * Whether the intent belongs to the caller's session, or to the guest session that preceded the order's new account.
 */
const isOwn = (context: Context, { session }: Intent): boolean =>
  session === undefined || session === context.session || session === entryFrom(context)?.session;

/** Returns the state of an intent. Reading fulfils a paid order and logs in the reader whose account it opened. */
export function readState(context: Context, intent: Intent): Fulfilment {
  const state = stateAfterReading(context, intent);
  if (state.status === 'completed') context.enters = intent.opened;
  return state;
}

function stateAfterReading(context: Context, intent: Intent): Fulfilment {
  intent.reads += 1;
  const isWaiting = !intent.settled && intent.reads <= READS_IN_PROGRESS;
  switch (intent.status) {
    case 'requires_payment_method':
    case 'canceled':
      return { status: 'unpaid' };
    case 'requires_action':
      if (intent.deposits) return { status: 'verifying', deposits: depositsOf(intent, context.now) };
      return isWaiting ? { status: 'in-progress' } : abandon(intent);
    case 'processing':
      return settle(context, intent);
    case 'succeeded':
      return isWaiting ? { status: 'in-progress' } : settle(context, intent);
  }
}

/** Once an order is reported as unpaid, a challenge left open elsewhere must not pay it. */
function abandon(intent: Intent): Fulfilment {
  intent.status = 'requires_payment_method';
  intent.challenge = undefined;
  return { status: 'unpaid' };
}
