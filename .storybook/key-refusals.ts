import type { CallId } from '#mocks/documented.ts';
import { replies } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { answers } from './server.ts';
import { type Story, sees } from './steps.ts';

/** A call that honours idempotency keys. */
type KeyedCall = { [Id in CallId]: (typeof replies)[Id] extends { keyReused: object } ? Id : never }[CallId];

type KeyRefusal = 'keyForeign' | 'keyReused' | 'keyInUse' | 'keyClosed';

/** A story of an order whose key is refused, in these ways one after another: each time its words are shown, and it is sent again. */
export const keyRefusals = (
  id: KeyedCall,
  [first, ...others]: readonly [KeyRefusal, ...KeyRefusal[]],
  order: (story: Story) => Promise<void>,
  again = order,
) => ({
  // Every such call documents them all; the compiler cannot follow the name of a call that far.
  beforeEach: answers(id, first as ReplyName<typeof id>, ...(others as ReplyName<typeof id>[])),
  play: async (story: Story) => {
    await order(story);
    await sees(story, replies[id][first].body.errors);
    for (const name of others) {
      await again(story);
      await sees(story, replies[id][name].body.errors);
    }
  },
});
