import { expect, screen as page } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { Subscribe } from '#screens/purchase/subscribe/Subscribe.tsx';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { goesTo, orderAndPay, pay, sees, seesButton, submit } from '#storybook/steps.ts';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  parameters: { world: { impatient: true } },
  tags: ['flow:payment'],
});

const card = { declined: '4000000000000002', poor: '4000000000009995', challenged: '4000002500003155' };

export const Confirming = meta.story({
  name: 'Confirming: the holder of the card is asked [CHECK-29]',
  tags: ['state:payment.confirming', 'state:checkout.sending'],
  play: async (story) => {
    await orderAndPay(story, card.challenged);
    await expect(await page.findByRole('dialog')).toBeVisible();
    await seesButton(story, 'sending');
  },
});

export const ChallengeRefused = meta.story({
  name: 'Challenge refused: said under the card form [CHECK-48]',
  play: async (story) => {
    await orderAndPay(story, card.challenged);
    await story.userEvent.click(await page.findByRole('button', { name: 'Fail' }));
    await sees(story, /unable to authenticate/);
    await seesButton(story, 'payment');
  },
});

export const AuthorizationRefused = meta.story({
  name: 'Authorisation of the card on file refused: back to a new card [CHECK-44, CHECK-48]',
  args: { page: pageOf('showSubscribe', 'donor') },
  beforeEach: answers('subscribe', 'authorizationRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await story.userEvent.click(await page.findByRole('button', { name: 'Fail' }));
    await sees(story, /unable to authenticate/);
    await expect(story.canvas.getByRole('radio', { name: english.checkout.newPayment })).toBeChecked();
  },
});

export const Declined = meta.story({
  name: 'Declined: the provider’s words under the card form, which stays [CHECK-48]',
  play: async (story) => {
    await orderAndPay(story, card.declined);
    await sees(story, 'Your card was declined.');
    await seesButton(story, 'payment');
  },
});

export const Checking = meta.story({
  name: 'Another card: the intent is checked before it is confirmed again',
  tags: ['state:payment.checking'],
  play: async (story) => {
    await orderAndPay(story, card.poor);
    await sees(story, 'Your card has insufficient funds.');
    await pay(story);
    await goesTo(story, /^\/receipts\?token=/);
  },
});

export const Verifying = meta.story({
  name: 'Verifying: the provider’s answer was lost, and it says that nothing was paid',
  tags: ['state:payment.verifying'],
  parameters: { world: { confirmation: 'lost' } },
  play: async (story) => {
    await orderAndPay(story);
    await sees(story, english.problem.unpaid);
    await seesButton(story, 'payment');
  },
});
