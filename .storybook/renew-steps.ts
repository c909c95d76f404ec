import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { answers } from './server.ts';
import { type Story, sees, seesWayIn, submit } from './steps.ts';

export const changeSettings = async ({ canvas, userEvent }: Story): Promise<void> =>
  userEvent.click(await canvas.findByRole('radio', { name: english.renew.other }));

const renewOtherwise = async (story: Story): Promise<void> => {
  await changeSettings(story);
  await story.userEvent.click(await story.canvas.findByRole('radio', { name: english.level.low }));
  await submit(story, 'payment');
};

/** A story in which a renewal is refused with a documented reply: shows its words and keeps the choices. */
export const notRenewed = (name: ReplyName<'renewSubscription'>, ...words: string[]) => ({
  beforeEach: answers('renewSubscription', name),
  play: async (story: Story) => {
    await renewOtherwise(story);
    for (const each of words) await sees(story, each);
    await seesWayIn(story, name);
    await expect(story.canvas.getByRole('radio', { name: english.level.low })).toBeChecked();
  },
});
