import { expect, within } from 'storybook/test';
import { english } from '#messages/messages.ts';
import type { Step } from '#mocks/reply.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { regionTelling } from './outcomes.ts';
import { named } from './playing/named.ts';
import { answers } from './server.ts';
import { fillCard, isTakenToProblem, leavesNotice, reloads, type Story, sees, seesWayIn } from './steps.ts';

/** Enters a card and has it kept. */
export const updateCard = named('Enter a card and keep it', async (story: Story, number?: string): Promise<void> => {
  await fillCard(story, number);
  await clickOn(story, english.card.submit);
});

/** Clicks the button of this name, once it is there. */
export const clickOn = named(
  ([, name]) => `Press “${name}”`,
  async ({ canvas, userEvent }: Story, name: string): Promise<void> =>
    userEvent.click(await canvas.findByRole('button', { name })),
);

/** Expects the button of this name. */
export const offers = named(
  ([, name]) => `See the button “${name}”`,
  async ({ canvas }: Pick<Story, 'canvas'>, name: string): Promise<void> =>
    expect(await canvas.findByRole('button', { name })).toBeVisible(),
);

/** A story in which a card that was set up is not kept, as a documented reply says: it can be sent again, or be given up for another. */
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

/** A story in which a donation stays paused though the card is kept: one thing is said, with these words, and one way leads on. */
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

/** A story in which nobody knows whether a donation goes on: it is asked again with the same key. */
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

/** Enters a bank account of which the bank takes its time to say whether it is there. */
export const updateBank = named('Enter a bank account', async ({ canvas, userEvent }: Story): Promise<void> => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Bank account' }));
  for (const [label, typed] of Object.entries({ 'Routing number': '110000000', 'Account number': '000000000009' })) {
    await userEvent.click(canvas.getByLabelText(label));
    await userEvent.paste(typed);
  }
  await userEvent.click(canvas.getByRole('button', { name: english.card.submit }));
});
