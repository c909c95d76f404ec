import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { answers } from './server.ts';
import { fillCard, type Story, sees, seesWayIn } from './steps.ts';

/** Enters a card and has it kept. */
export async function updateCard(story: Story, number?: string): Promise<void> {
  await fillCard(story, number);
  await clickOn(story, english.card.submit);
}

/** Clicks the button of this name, once it is there. */
export const clickOn = async ({ canvas, userEvent }: Story, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** Expects the button of this name. */
export const offers = async ({ canvas }: Pick<Story, 'canvas'>, name: string): Promise<void> =>
  expect(await canvas.findByRole('button', { name })).toBeVisible();

/** A story in which a card that was set up is not kept, as a documented reply says: it can be sent again, or be given up for another. */
export const notKept = <Id extends 'setCard' | 'setDonationCard'>(id: Id, name: ReplyName<Id>, words: string) => ({
  beforeEach: answers(id, name),
  play: async (story: Story) => {
    await updateCard(story);
    await sees(story, words);
    await seesWayIn(story, String(name));
    await offers(story, english.common.tryAgain);
    await offers(story, english.card.renew);
    await expect(story.canvas.queryByLabelText('Card number')).not.toBeVisible();
  },
});

/** A story in which a donation is not restarted with the card that is kept, as a documented reply says. */
export const notRestarted = (name: ReplyName<'restartDonation'>, words: string) => ({
  beforeEach: answers('restartDonation', name),
  play: async (story: Story) => {
    await updateCard(story);
    await sees(story, words);
    await sees(story, english.card.updated);
    await sees(story, english.donationCard.unrestarted);
    await offers(story, english.donationCard.retry);
    await offers(story, english.card.renew);
  },
});

/** Enters a bank account of which the bank takes its time to say whether it is there. */
export async function updateBank({ canvas, userEvent }: Story): Promise<void> {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Bank account' }));
  for (const [label, typed] of Object.entries({ 'Routing number': '110000000', 'Account number': '000000000009' })) {
    await userEvent.click(canvas.getByLabelText(label));
    await userEvent.paste(typed);
  }
  await userEvent.click(canvas.getByRole('button', { name: english.card.submit }));
}
