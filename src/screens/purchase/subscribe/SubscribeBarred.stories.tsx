import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { goesTo, type Story, sees, seesButton, submit } from '#storybook/steps.ts';
import { Subscribe } from './Subscribe.tsx';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'subscriber'), query: new URLSearchParams() },
  tags: ['flow:subscribe'],
});

const { gift, purchaser } = english;
const choose = async ({ canvas, userEvent }: Story, name: string) =>
  userEvent.click(await canvas.findByRole('radio', { name }));

export const Subscriber = meta.story({
  name: 'Subscriber is told to give or renew, and gets no form [SUBSCRIBE-13, SUBSCRIBE-14]',
  args: { page: pageOf('showSubscribe', 'subscriber') },
  tags: ['page:showSubscribe.subscriber', 'state:subscribe.barred'],
  play: async ({ canvas }) => {
    await sees({ canvas }, english.subscribe.existingAccount);
    await expect(canvas.getByRole('link', { name: english.subscribe.renew })).toHaveAttribute(
      'href',
      '/subscribe/renew',
    );
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
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

export const BySubscriber = meta.story({
  name: 'A subscriber gives one, from the notice on [SUBSCRIBE-13]',
  args: { page: pageOf('showSubscribe', 'subscriber'), query: new URLSearchParams() },
  beforeEach: answers('subscribe', 'gratis'),
  play: async (story) => {
    await sees(story, english.subscribe.existingAccount);
    await choose(story, gift.gift);
    await expect(story.canvas.queryByText(english.subscribe.existingAccount)).not.toBeInTheDocument();
    await submit(story, 'payment');
    await goesTo(story, '/receipts?token=rcp_Vd0w7c');
  },
});

export const Withheld = meta.story({
  name: 'A subscriber who wants one for himself after all is told to renew, his code kept [SUBSCRIBE-13]',
  args: { page: pageOf('showSubscribe', 'subscriber'), query: new URLSearchParams('type=gift&code=HARBOUR10') },
  tags: ['state:subscribe.open.withheld'],
  play: async (story) => {
    await choose(story, gift.personal);
    await sees(story, english.subscribe.existingAccount);
    await expect(story.canvas.queryByLabelText(purchaser.name)).not.toBeInTheDocument();
    await expect(story.canvas.getByRole('link', { name: english.subscribe.renew })).toHaveAttribute(
      'href',
      '/subscribe/renew?code=HARBOUR10',
    );
  },
});
