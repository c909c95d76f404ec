import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { sees, seesButton } from '#storybook/steps.ts';
import { Subscribe } from './Subscribe.tsx';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  tags: ['flow:subscribe'],
});

export const WithoutOffers = meta.story({
  name: 'checkoutLater: a host that offers neither a donation nor products',
  args: { page: pageOf('showSubscribe', 'checkoutLater') },
  tags: ['page:showSubscribe.checkoutLater'],
  play: async ({ canvas }) => {
    await seesButton({ canvas }, 'proceed');
    await expect(canvas.queryByRole('heading', { name: english.subscribe.donation })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: english.subscribe.swag })).not.toBeInTheDocument();
  },
});

export const LifetimeSubscriber = meta.story({
  name: 'lifetimeSubscriber gets no form [SUBSCRIBE-13]',
  args: { page: pageOf('showSubscribe', 'lifetimeSubscriber') },
  tags: ['page:showSubscribe.lifetimeSubscriber'],
  play: async ({ canvas }) => {
    await sees({ canvas }, english.subscribe.existingAccount);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const FormerSubscriber = meta.story({
  name: 'formerSubscriber may subscribe again',
  args: { page: pageOf('showSubscribe', 'formerSubscriber') },
  tags: ['page:showSubscribe.formerSubscriber'],
  play: ({ canvas }) => seesButton({ canvas }, 'proceed'),
});

const [print, shirt, guide] = replies.getProducts.everyKind.body.list;

export const EveryKind = meta.story({
  name: 'everyKind: the first two in stock are offered [SUBSCRIBE-15]',
  tags: ['reply:getProducts.everyKind'],
  beforeEach: answers('getProducts', 'everyKind'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: print.name })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: shirt.name })).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: guide.name })).not.toBeInTheDocument();
  },
});
