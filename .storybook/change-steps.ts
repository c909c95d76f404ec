import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import { requests } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { answers } from './server.ts';
import { fillAddress, type Story, sees, seesWayIn, submit } from './steps.ts';

export const chooseStandard = async ({ canvas, userEvent }: Story): Promise<void> =>
  userEvent.click(await canvas.findByRole('radio', { name: english.level.high }));

export const upgrade = async (story: Story): Promise<void> => {
  await chooseStandard(story);
  await submit(story, 'payment');
};

export const giveAddress = async (story: Story): Promise<void> =>
  fillAddress(story, requests.updateSubscription.freeUpgrade.body.address);

/** A story in which an upgrade is refused with a documented reply: shows its words and keeps the choices. */
export const notChanged = (name: ReplyName<'updateSubscription'>, ...words: string[]) => ({
  beforeEach: answers('updateSubscription', name),
  play: async (story: Story) => {
    await upgrade(story);
    for (const each of words) await sees(story, each);
    await seesWayIn(story, name);
    await expect(story.canvas.getByRole('radio', { name: english.level.high })).toBeChecked();
  },
});
