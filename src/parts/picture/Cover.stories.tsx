import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Cover } from './Cover.tsx';

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 60"><path fill="#2f4858" d="M0 0h48v60H0z"/></svg>',
)}`;
const meta = preview.meta({
  title: 'Parts/Pictures/Cover',
  component: Cover,
  args: { source: drawn, alt: 'A dark blue cover', width: 240, height: 300 },
});

export const Alone = meta.story({
  play: async ({ canvas }) => {
    const cover = canvas.getByRole('img', { name: 'A dark blue cover' });
    await expect(cover).toHaveAttribute('width', '240');
    await expect(cover).toHaveAttribute('height', '300');
  },
});

export const WithCaption = meta.story({
  args: { alt: '', caption: 'Small Hours' },
  play: ({ canvas }) => expect(canvas.getByText('Small Hours')).toBeVisible(),
});
