import type { CallId } from '#mocks/documented.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { answers } from './server.ts';
import { goesTo, leavesNotice, pay, type Story, sees, seesButton, seesWayIn } from './steps.ts';

/** Stories of a purchase sent by `order` and answered with a documented reply, by its name. */
export const repliesTo = <Id extends CallId>(id: Id, order: (story: Story) => Promise<void>) => ({
  landing: (name: ReplyName<Id>, address: string) => ({
    beforeEach: answers(id, name),
    play: async (story: Story) => {
      await order(story);
      await goesTo(story, address);
    },
  }),
  /** The order was already paid: leaves for the receipt with a notice. */
  paidBefore: (name: ReplyName<Id>, address: string) => ({
    beforeEach: answers(id, name),
    play: async (story: Story) => {
      await order(story);
      await goesTo(story, address);
      await leavesNotice(story, 'order.already');
    },
  }),
  refusing: (name: ReplyName<Id>, ...words: string[]) => ({
    beforeEach: answers(id, name),
    play: async (story: Story) => {
      await order(story);
      for (const said of words) await sees(story, said);
      await seesWayIn(story, String(name));
      await seesButton(story, 'proceed');
    },
  }),
  paying: (name: ReplyName<Id>, then: (story: Story) => Promise<void>) => ({
    beforeEach: answers(id, 'started' as ReplyName<Id>, name), // every purchase documents it
    play: async (story: Story) => {
      await order(story);
      await pay(story);
      await then(story);
    },
  }),
});
