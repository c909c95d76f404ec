import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { answers } from './server.ts';
import { order, type Story, sees, seesButton, seesWayIn } from './steps.ts';

/** A story in which the order is refused with a documented reply: shows its words, and the form can be resent. */
export const refused = (name: ReplyName<'subscribe'>, ...words: string[]) => ({
  beforeEach: answers('subscribe', name),
  play: async (story: Story) => {
    await order(story);
    for (const each of words) await sees(story, each);
    await seesWayIn(story, name);
    await seesButton(story, 'proceed');
    await expect(story.canvas.getByLabelText(english.purchaser.name)).toHaveValue('Ada Okafor');
  },
});
