import { expect } from 'storybook/test';
import { type Story, sees } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';

const { added, browse, checkout } = english.reviewPanel;
const meta = preview.meta({
  title: 'Pay/Review panel',
  component: ReviewPanel,
  tags: ['flow:checkout'],
  args: { links: undefined },
});

const leadsTo = async ({ canvas }: Pick<Story, 'canvas'>, links: { browse: string; checkout: string }) => {
  await expect(canvas.getByRole('link', { name: browse })).toHaveAttribute('href', links.browse);
  await expect(canvas.getByRole('link', { name: checkout })).toHaveAttribute('href', links.checkout);
};

export const Added = meta.story({
  name: 'Links: to the store and to the checkout [STORE-17, STORE-18]',
  play: async (story) => {
    await sees(story, added);
    await leadsTo(story, { browse: '/store', checkout: '/store/checkout' });
  },
});

export const HostsOwn = meta.story({
  name: 'Custom links: to the host’s URLs [STORE-17]',
  args: { links: { browse: '/shop', checkout: 'https://pay.emberdays.example/' } },
  play: (story) => leadsTo(story, { browse: '/shop', checkout: 'https://pay.emberdays.example/' }),
});

export const WithMore = meta.story({
  name: 'With details: what was added',
  args: { children: <p>{english.review.personal}</p> },
  play: (story) => sees(story, english.review.personal),
});
