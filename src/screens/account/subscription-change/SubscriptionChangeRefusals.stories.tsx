import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { notChanged } from '#storybook/change-steps.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { contacting } from '#storybook/steps.ts';
import { SubscriptionChange } from './SubscriptionChange.tsx';

const meta = preview.meta({
  component: SubscriptionChange,
  args: { page: pageOf('showSubscription', 'upgradeForMoney') },
  tags: ['flow:subscriptionChange'],
});

const { updateSubscription } = replies;

export const Refused = meta.story({
  name: 'refused: a sentence in the general area [CHECK-16]',
  tags: ['reply:updateSubscription.refused'],
  ...notChanged('refused', updateSubscription.refused.body.errors),
});

export const FieldErrors = meta.story({
  name: 'fieldErrors: at its field [CHECK-14]',
  tags: ['reply:updateSubscription.fieldErrors'],
  ...notChanged('fieldErrors', updateSubscription.fieldErrors.body.errors.name),
});

export const PaymentRefused = meta.story({
  name: 'paymentRefused',
  tags: ['reply:updateSubscription.paymentRefused'],
  ...notChanged('paymentRefused', updateSubscription.paymentRefused.body.checkout_errors.message),
});

export const ReplacementRequired = meta.story({
  name: 'replacementRequired: back to a new card [CHECK-46]',
  tags: ['reply:updateSubscription.replacementRequired'],
  ...notChanged(
    'replacementRequired',
    `${updateSubscription.replacementRequired.body.checkout_errors.message}${english.problem.replacement}`,
  ),
});

export const SubscriptionChanged = meta.story({
  name: 'subscriptionChanged: it is not what the reader saw',
  tags: ['reply:updateSubscription.subscriptionChanged'],
  ...notChanged('subscriptionChanged', updateSubscription.subscriptionChanged.body.errors),
});

export const UpdatedFailed = meta.story({
  name: 'updatedFailed [CHECK-49]',
  tags: ['reply:updateSubscription.updatedFailed'],
  ...notChanged('updatedFailed', updateSubscription.updatedFailed.body.message),
});

export const UpgradeFailed = meta.story({
  name: 'upgradeFailed: why it could not be made [CHECK-49]',
  tags: ['reply:updateSubscription.upgradeFailed'],
  ...notChanged('upgradeFailed', updateSubscription.upgradeFailed.body.message),
});

export const UpgradeUnavailable = meta.story({
  name: 'upgradeUnavailable: without a word, whom to ask [SUBS-5, SUBS-6]',
  tags: ['reply:updateSubscription.upgradeUnavailable'],
  ...notChanged('upgradeUnavailable', contacting(english.problem.upgradeUnavailable)),
});
