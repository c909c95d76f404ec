import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { PageHeading } from './PageHeading.tsx';

const meta = preview.meta({
  title: 'Parts/Layout/Page heading',
  component: PageHeading,
  args: { title: english.subscribe.title },
});

export const Title = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(english.subscribe.title),
});

export const WithLead = meta.story({
  args: { title: english.receipt.title, lead: english.receipt.thanks },
  play: ({ canvas }) => expect(canvas.getByText(english.receipt.thanks)).toBeVisible(),
});
