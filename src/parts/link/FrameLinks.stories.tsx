import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FrameLinks } from './FrameLinks.tsx';

const meta = preview.meta({
  title: 'Parts/Links/Frame links',
  component: FrameLinks,
  args: {
    links: [
      { title: 'Issues', href: '/store/issues' },
      { title: 'Store', href: '/store', isHere: true },
      { title: 'In preparation' },
    ],
  },
});

export const Row = meta.story({
  name: 'A few: the current page is marked, one link has no address',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/store');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const Columns = meta.story({
  args: {
    many: true,
    links: Array.from({ length: 42 }, (_, at) => ({ title: `Issue ${42 - at}`, href: `/issue/no-${42 - at}` })),
  },
  play: ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(42),
});
