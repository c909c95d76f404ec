import { expect, within } from 'storybook/test';
import { english } from '#messages/english.ts';
import type { Step } from '#mocks/reply.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { regionTelling } from './outcomes.ts';
import { answers } from './server.ts';
import { fillCard, isTakenToProblem, leavesNotice, reloads, type Story, sees, seesWayIn } from './steps.ts';

export const updateCard = async (story: Story, number?: string): Promise<void> => {
  await fillCard(story, number);
  await clickOn(story, english.card.submit);
};

export const clickOn = async ({ canvas, userEvent }: Story, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const offers = async ({ canvas }: Pick<Story, 'canvas'>, name: string): Promise<void> =>
  expect(await canvas.findByRole('button', { name })).toBeVisible();

/** A story in which the server refuses to save a new card: the reader can retry or enter another card. */
export const notKept = <Id extends 'setCard' | 'setDonationCard'>(id: Id, name: ReplyName<Id>, words: string) => ({
  beforeEach: answers(id, name),
  play: async (story: Story) => {
    await updateCard(story);
    await sees(story, words);
    await isTakenToProblem();
    await seesWayIn(story, String(name));
    await offers(story, english.common.tryAgain);
    await offers(story, english.card.renew);
    await expect(story.canvas.queryByLabelText('Card number')).not.toBeVisible();
  },
});

/** A story in which the card is saved but the donation stays paused. It shows only these words and one next step. */
export const notRestarted = (name: ReplyName<'restartDonation'>, words: string) => ({
  beforeEach: answers('restartDonation', name),
  play: async (story: Story) => {
    await updateCard(story);
    const said = await regionTelling(story, 'alert', words);
    await expect(within(said).getByText(english.donationCard.unrestarted)).toBeVisible();
    await expect(
      within(said)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([english.card.renew]);
    await expect(story.canvas.queryByText(english.card.updated)).not.toBeInTheDocument();
    await expect(story.canvas.queryByText(english.common.problemTitle)).not.toBeInTheDocument();
  },
});

/** A story of a restart with an unknown outcome, which is retried with the same idempotency key. */
export const maybeRestarted = (step: Step<'restartDonation'>, words: string) => ({
  beforeEach: answers('restartDonation', step, 'restarted'),
  play: async (story: Story) => {
    await updateCard(story);
    await sees(story, english.donationCard.unsure);
    await sees(story, words);
    await offers(story, english.card.renew);
    await clickOn(story, english.outcome.checkAgain);
    await reloads(story);
    await leavesNotice(story, 'donationRestart.done');
  },
});

/** Enters a bank account that takes time to verify. */
export const updateBank = async ({ canvas, userEvent }: Story, account: string = '000000000009'): Promise<void> => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Bank account' }));
  for (const [label, typed] of [
    ['Routing number', '110000000'],
    ['Account number', account],
  ] as const) {
    await userEvent.click(canvas.getByLabelText(label));
    await userEvent.paste(typed);
  }
  await userEvent.click(canvas.getByRole('button', { name: english.card.submit }));
};
