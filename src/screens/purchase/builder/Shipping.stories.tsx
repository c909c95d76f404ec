import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { hold } from '#mocks/reply.ts';
import { Subscribe } from '#screens/purchase/subscribe/Subscribe.tsx';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { sees } from '#storybook/steps.ts';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams('shipping=ship-c') },
  tags: ['flow:shipping'],
});

export const Loading = meta.story({
  name: 'Loading the countries',
  tags: ['state:shipping.loading'],
  beforeEach: () => answers('getShipping', { reply: 'shipping', held: hold() })(),
  play: (story) => sees(story, english.address.loadingCountries),
});

export const Shipping = meta.story({
  name: 'shipping: the countries of the category',
  tags: ['state:shipping.loaded', 'reply:getShipping.shipping'],
  beforeEach: answers('getShipping', 'shipping'),
  play: async ({ canvas }) => expect(await canvas.findByRole('option', { name: 'United Kingdom' })).toBeInTheDocument(),
});

export const Unavailable = meta.story({
  name: 'unavailable: said, and loaded by one click',
  tags: ['state:shipping.failed', 'reply:getShipping.unavailable', 'state:shipping.loaded'],
  beforeEach: answers('getShipping', 'unavailable', 'shipping'),
  play: async (story) => {
    await sees(story, english.address.countriesFailed);
    await story.userEvent.click(story.canvas.getByRole('button', { name: english.common.tryAgain }));
    await expect(await story.canvas.findByRole('option', { name: 'United Kingdom' })).toBeInTheDocument();
  },
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:getShipping.tooManyRequests'],
  beforeEach: answers('getShipping', 'tooManyRequests'),
  play: (story) => sees(story, english.address.countriesFailed),
});
