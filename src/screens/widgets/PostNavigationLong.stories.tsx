import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { Post, postWith, windowOf } from '#storybook/post.tsx';
import preview from '#storybook/preview.tsx';
import { PostNavigation } from './PostNavigation.tsx';

const meta = preview.meta({
  component: PostNavigation,
  args: { page: postWith({}), reading: windowOf(1280) },
  tags: ['flow:postNavigation'],
  decorators: [(Story) => <Post>{Story()}</Post>],
});

const depths = Array.from({ length: 60 }, (_, at) => ({
  anchor: `s-${at}`,
  title: `Section ${at + 1}`,
  depth: 2 + (at % 5),
}));
const hostile = '<img src=x onerror=alert(1)> עם ישראל 🏮 '.repeat(6);

const long = postWith({
  contents: [
    { anchor: 'whale-oil', title: 'Oil'.repeat(100), depth: 2 },
    { anchor: 'x', title: hostile, depth: 6 },
    ...depths,
  ],
  footnotes: Array.from({ length: 200 }, (_, at) => ({ anchor: `n-${at}`, words: `${hostile} ${at}` })),
});

export const Long = meta.story({
  name: 'Two hundred footnotes, sixty nested headings and the longest titles stay within their panels',
  args: { page: long },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Section 60')).toBeInTheDocument();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const panel of canvas.getAllByRole('navigation'))
      await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + window.scrollY + 200);
  },
});

export const LongCover = meta.story({
  name: 'So do they over the text of a telephone',
  args: { page: long, reading: windowOf(320) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: english.postNavigation.footnotes }));
    const cover = await canvas.findByRole('dialog');
    await expect(cover.scrollWidth).toBeLessThanOrEqual(cover.clientWidth);
    await expect(canvasElement.querySelectorAll('dialog li')).toHaveLength(200);
  },
});
