import { expect, screen as page } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { Subscribe } from '#screens/purchase/subscribe/Subscribe.tsx';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers, inScenario } from '#storybook/server.ts';
import { goesTo, sees, seesButton, submit } from '#storybook/steps.ts';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'donor'), query: new URLSearchParams() },
  parameters: { world: { impatient: true } },
  tags: ['flow:payment'],
});

const { message } = replies.subscribe.replacementRequired.body.checkout_errors;

export const Charged = meta.story({
  name: 'Card on file is charged [CHECK-40]',
  beforeEach: inScenario('card-on-file'),
  play: async (story) => {
    await submit(story, 'payment');
    await goesTo(story, /^\/receipts\?token=/);
  },
});

export const AuthorizationRequired = meta.story({
  name: 'authorizationRequired: the holder is asked [CHECK-45, CHECK-47]',
  tags: ['reply:subscribe.authorizationRequired', 'state:payment.authorizing'],
  beforeEach: answers('subscribe', 'authorizationRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await expect(await page.findByRole('dialog')).toBeVisible();
    await seesButton(story, 'sending');
  },
});

export const Loading = meta.story({
  name: 'The provider’s script is loaded before the holder is asked [CHECK-29]',
  tags: ['state:payment.loading'],
  parameters: { world: { paymentScript: 'silent' } },
  beforeEach: answers('subscribe', 'authorizationRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await seesButton(story, 'sending');
  },
});

export const Authorized = meta.story({
  name: 'Authorised by the holder, then polled [CHECK-45, CHECK-47, POLL-1]',
  tags: ['state:payment.ended', 'state:checkout.completing'],
  beforeEach: answers('subscribe', 'authorizationRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await story.userEvent.click(await page.findByRole('button', { name: 'Complete' }));
    await goesTo(story, /^\/receipts\?token=/);
  },
});

export const ReplacementRequired = meta.story({
  name: 'replacementRequired: back to a new card [CHECK-46]',
  tags: ['reply:subscribe.replacementRequired'],
  beforeEach: answers('subscribe', 'replacementRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await sees(story, `${message}${english.problem.replacement}`);
    await expect(story.canvas.getByRole('radio', { name: english.checkout.newPayment })).toBeChecked();
    await expect(story.canvas.getByRole('checkbox', { name: english.checkout.saveCard })).toBeChecked();
  },
});
