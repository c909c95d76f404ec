import type { PurchaseCall } from '#machines/purchase/checkout/order.ts';
import { english } from '#messages/english.ts';
import { replies } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { clickOn } from './card-steps.ts';
import { answers } from './server.ts';
import { type Story, sees } from './steps.ts';

/**
 * A story of an order whose idempotency key is refused in every documented way. If the order may have been placed, the
 * reader is asked and orders anyway with a new key. A closed key is replaced once automatically; after that the
 * server's words are shown.
 */
export const keyRefusals = <Id extends PurchaseCall>(id: Id, order: (story: Story) => Promise<void>) => ({
  // Every purchase call documents all four, which the compiler cannot infer for a generic call.
  beforeEach: answers(id, ...(['keyForeign', 'keyReused', 'keyInUse', 'keyClosed'] as KeyRefusals<Id>)),
  play: async (story: Story) => {
    await order(story);
    for (const _ of ['keyForeign', 'keyReused', 'keyInUse']) {
      await sees(story, english.question.unknown);
      await clickOn(story, english.question.anyway);
    }
    await sees(story, replies[id].keyClosed.body.errors);
  },
});

type KeyRefusals<Id extends PurchaseCall> = [ReplyName<Id>, ...ReplyName<Id>[]];
