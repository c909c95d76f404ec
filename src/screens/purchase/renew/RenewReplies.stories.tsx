import { expect, screen as page } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { notRenewed } from '#storybook/renew-steps.ts';
import { answers } from '#storybook/server.ts';
import { goesTo, pay, seesButton, submit } from '#storybook/steps.ts';
import { Renew } from './Renew.tsx';

const meta = preview.meta({
  component: Renew,
  args: { page: pageOf('showRenew', 'extended') },
  tags: ['flow:renew'],
});

const { renewSubscription } = replies;

export const Ordering = meta.story({
  name: 'Ordering: nothing can be edited [CHECK-35]',
  tags: ['state:renew.open.ordering'],
  beforeEach: () => answers('renewSubscription', { reply: 'customerCompleted', held: hold() })(),
  play: async (story) => {
    await submit(story, 'payment');
    await seesButton(story, 'loading');
    await expect(story.canvas.getByRole('radio', { name: english.renew.other })).toBeDisabled();
  },
});

export const CustomerCompleted = meta.story({
  name: 'customerCompleted: paid with the card on file, on to the receipt [RENEW-8]',
  tags: ['reply:renewSubscription.customerCompleted', 'state:renew.completed'],
  beforeEach: answers('renewSubscription', 'customerCompleted'),
  play: async (story) => {
    await submit(story, 'payment');
    await goesTo(story, '/receipts?token=rcp_Vd0w7c');
  },
});

export const CustomerProcessing = meta.story({
  name: 'customerProcessing: on to the invoice',
  tags: ['reply:renewSubscription.customerProcessing'],
  beforeEach: answers('renewSubscription', 'customerProcessing'),
  play: async (story) => {
    await submit(story, 'payment');
    await goesTo(story, '/invoice/inv_5tG4hA');
  },
});

export const Updated = meta.story({
  name: 'started, updated: paid with a new card [RENEW-8]',
  args: { page: pageOf('showRenew', 'expired') },
  tags: ['reply:renewSubscription.started', 'reply:renewSubscription.updated'],
  beforeEach: answers('renewSubscription', 'started', 'updated'),
  play: async (story) => {
    await submit(story);
    await pay(story);
    await seesButton(story, 'completing');
  },
});

export const AuthorizationRequired = meta.story({
  name: 'authorizationRequired: the holder of the card is asked [CHECK-45]',
  tags: ['reply:renewSubscription.authorizationRequired'],
  beforeEach: answers('renewSubscription', 'authorizationRequired'),
  play: async (story) => {
    await submit(story, 'payment');
    await expect(await page.findByRole('dialog')).toBeVisible();
  },
});

export const PaymentRefused = meta.story({
  name: 'paymentRefused',
  tags: ['reply:renewSubscription.paymentRefused'],
  ...notRenewed('paymentRefused', renewSubscription.paymentRefused.body.checkout_errors.message),
});
