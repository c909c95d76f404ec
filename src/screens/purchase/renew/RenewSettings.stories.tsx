import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { notRenewed } from '#storybook/renew-steps.ts';
import { answers } from '#storybook/server.ts';
import { goesTo, sees, submit } from '#storybook/steps.ts';
import { Renew } from './Renew.tsx';

const meta = preview.meta({
  component: Renew,
  args: { page: pageOf('showRenew', 'extended') },
  tags: ['flow:renew'],
});

const { renewSubscription } = replies;

export const UpdateFailed = meta.story({
  name: 'updateFailed [CHECK-49]',
  tags: ['reply:renewSubscription.updateFailed'],
  ...notRenewed('updateFailed', renewSubscription.updateFailed.body.message),
});

export const UpgradeFailed = meta.story({
  name: 'upgradeFailed [CHECK-49]',
  tags: ['reply:renewSubscription.upgradeFailed'],
  ...notRenewed('upgradeFailed', renewSubscription.upgradeFailed.body.message),
});

export const ReplacementRequired = meta.story({
  name: 'replacementRequired: back to a new card [CHECK-46]',
  tags: ['reply:renewSubscription.replacementRequired'],
  ...notRenewed(
    'replacementRequired',
    `${renewSubscription.replacementRequired.body.checkout_errors.message}${english.problem.replacement}`,
  ),
});

export const Gratis = meta.story({
  name: 'gratis: nothing to pay after all',
  tags: ['reply:renewSubscription.gratis'],
  beforeEach: answers('renewSubscription', 'gratis'),
  play: async (story) => {
    await submit(story, 'payment');
    await goesTo(story, '/receipts?token=rcp_Vd0w7c');
  },
});

export const AddressMissing = meta.story({
  name: 'addressMissing: it opens the settings, and stands at the address [RENEW-3, CHECK-15]',
  tags: ['reply:renewSubscription.addressMissing'],
  beforeEach: answers('renewSubscription', 'addressMissing'),
  play: async (story) => {
    await submit(story, 'payment');
    await sees(story, renewSubscription.addressMissing.body.errors.address);
    await expect(story.canvas.getByLabelText(english.address.line1)).toHaveAttribute('aria-invalid', 'true');
    await expect(story.canvas.getByRole('radio', { name: english.level.high })).toBeChecked();
    await expect(story.canvas.queryByRole('radio', { name: english.renew.same })).not.toBeInTheDocument();
  },
});
