import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { contacting, type Story, sees } from '#storybook/steps.ts';
import { SubscriptionChange } from './SubscriptionChange.tsx';

const meta = preview.meta({
  component: SubscriptionChange,
  args: { page: pageOf('showSubscription', 'cannotUpdate') },
  tags: ['flow:subscriptionChange'],
});

const words = english.subscriptionChange;

export const CannotUpgrade = meta.story({
  name: 'cannotUpgrade: said, with whom to ask, and closed [SUBS-4, SUBS-5]',
  args: { page: pageOf('showSubscription', 'cannotUpgrade') },
  tags: ['page:showSubscription.cannotUpgrade'],
  play: async (story) => {
    await sees(story, contacting(english.problem.upgradeUnavailable));
    await expect(story.canvas.getByRole('radio', { name: english.level.high })).toBeDisabled();
  },
});

const barred = async (story: Pick<Story, 'canvas'>) => {
  await sees(story, /^Unfortunately, options for updating this subscription are not available/);
  const link = story.canvas.getByRole('link', { name: words.addressPage });
  await expect(link).toHaveAttribute('href', '/account/address');
  await expect(story.canvas.queryByRole('radio')).not.toBeInTheDocument();
};

export const CannotUpdate = meta.story({
  name: 'cannotUpdate: the address page is pointed to [SUBS-2]',
  tags: ['page:showSubscription.cannotUpdate', 'state:subscriptionChange.barred'],
  play: barred,
});

export const Cancelled = meta.story({
  name: 'cancelled [SUBS-2]',
  args: { page: pageOf('showSubscription', 'cancelled') },
  tags: ['page:showSubscription.cancelled'],
  play: barred,
});

export const NoSuchSubscription = meta.story({
  name: 'noSuchSubscription: the link leads to none',
  args: { page: pageOf('showSubscription', 'noSuchSubscription') },
  tags: ['page:showSubscription.noSuchSubscription', 'state:subscriptionChange.missing'],
  play: async (story) => {
    await sees(story, contacting(words.missing));
    await expect(story.canvas.getByRole('link', { name: english.page.returnToSettings })).toBeVisible();
  },
});
