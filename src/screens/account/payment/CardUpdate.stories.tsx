import { expect, screen as page } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { hold } from '#mocks/reply.ts';
import { clickOn, offers, updateCard } from '#storybook/card-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { contacting, sees } from '#storybook/steps.ts';
import { PaymentChange } from './PaymentChange.tsx';

const meta = preview.meta({
  component: PaymentChange,
  args: { page: pageOf('showPayment', 'cardOnFile'), query: new URLSearchParams() },
  tags: ['flow:cardUpdate'],
});

const card = { declined: '4000000000000002', challenged: '4000002500003155' };

export const NameMissing = meta.story({
  name: 'A blank name is refused at once [PAYM-3]',
  play: async (story) => {
    const name = story.canvas.getByLabelText(english.card.name);
    await story.userEvent.clear(name);
    await clickOn(story, english.card.submit);
    await expect(name).toHaveAccessibleDescription(/Must not be blank\./);
    await expect(name).toHaveFocus();
  },
});

export const Confirming = meta.story({
  name: 'Confirming: the holder of the card is asked',
  tags: ['state:cardUpdate.confirming'],
  play: async (story) => {
    await updateCard(story, card.challenged);
    await expect(await page.findByRole('dialog')).toBeVisible();
    await offers(story, english.card.sending);
    await expect(story.canvas.getByLabelText(english.card.name)).toBeDisabled();
  },
});

export const ChallengeRefused = meta.story({
  name: 'Challenge refused: said under the form, which stays as it is',
  play: async (story) => {
    await updateCard(story, card.challenged);
    await story.userEvent.click(await page.findByRole('button', { name: 'Fail' }));
    await sees(story, /unable to authenticate/);
    await expect(story.canvas.getByLabelText('Card number')).toHaveValue('4000 0025 0000 3155');
  },
});

export const Declined = meta.story({
  name: 'Declined by the provider: its words under the form',
  play: async (story) => {
    await updateCard(story, card.declined);
    await sees(story, 'Your card was declined.');
    await offers(story, english.card.submit);
  },
});

export const Keeping = meta.story({
  name: 'Keeping: the card is on its way to the server [ACCT-31]',
  tags: ['state:cardUpdate.keeping'],
  beforeEach: () => answers('setCard', { reply: 'cardKept', held: hold() })(),
  play: async (story) => {
    await updateCard(story);
    await offers(story, english.card.sending);
  },
});

export const Blocked = meta.story({
  name: 'The provider’s script is blocked: said, with one click to try again',
  parameters: { world: { paymentScript: 'blocked' } },
  play: async (story) => {
    await sees(story, contacting(english.problem.paymentUnavailable));
    await offers(story, english.checkout.retryPayment);
  },
});
