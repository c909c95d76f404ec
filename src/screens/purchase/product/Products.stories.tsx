import { expect, waitFor } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import { Subscribe } from '#screens/purchase/subscribe/Subscribe.tsx';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { sees } from '#storybook/steps.ts';

const meta = preview.meta({
  component: Subscribe,
  args: { page: pageOf('showSubscribe', 'visitor'), query: new URLSearchParams() },
  tags: ['flow:products'],
});

const offered = replies.getProducts.swag.body.list;

export const Loading = meta.story({
  name: 'Loading the products',
  tags: ['state:products.loading'],
  beforeEach: () => answers('getProducts', { reply: 'swag', held: hold() })(),
  play: (story) => sees(story, english.swag.loading),
});

export const Swag = meta.story({
  name: 'swag: two products at most, none that is sold out [SUBSCRIBE-15]',
  tags: ['state:products.loaded', 'reply:getProducts.swag'],
  beforeEach: answers('getProducts', 'swag'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: offered[0].name })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: offered[1].name })).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: offered[2].name })).not.toBeInTheDocument();
  },
});

export const NoProducts = meta.story({
  name: 'noProducts: nothing is offered [SUBSCRIBE-15]',
  tags: ['reply:getProducts.noProducts'],
  beforeEach: answers('getProducts', 'noProducts'),
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.queryByRole('heading', { name: english.subscribe.swag })).not.toBeInTheDocument()),
});

export const Unavailable = meta.story({
  name: 'unavailable: said, and loaded by one click',
  tags: ['state:products.failed', 'reply:getProducts.unavailable'],
  beforeEach: answers('getProducts', 'unavailable', 'swag'),
  play: async (story) => {
    await sees(story, english.swag.failed);
    await story.userEvent.click(story.canvas.getByRole('button', { name: english.common.tryAgain }));
    await expect(await story.canvas.findByRole('radiogroup', { name: offered[0].name })).toBeVisible();
  },
});

export const TooManyRequests = meta.story({
  name: 'tooManyRequests',
  tags: ['reply:getProducts.tooManyRequests'],
  beforeEach: answers('getProducts', 'tooManyRequests'),
  play: (story) => sees(story, english.swag.failed),
});
