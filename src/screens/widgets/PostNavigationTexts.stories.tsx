import { expect, within } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pageOf } from '#storybook/pages.ts';
import { Post, postWith, windowOf } from '#storybook/post.tsx';
import preview from '#storybook/preview.tsx';
import { PostNavigation } from './PostNavigation.tsx';

const words = english.postNavigation;
const meta = preview.meta({
  component: PostNavigation,
  args: { page: pageOf('showArticle', 'article'), reading: windowOf(1280) },
  tags: ['flow:postNavigation'],
  decorators: [(Story) => <Post>{Story()}</Post>],
});

export const Unmeasured = meta.story({
  name: 'Nothing before the width of the window is known',
  args: { reading: { ...windowOf(1280), watchWidth: () => () => undefined } },
  tags: ['state:postNavigation.unmeasured'],
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
});

export const Neither = meta.story({
  name: 'Nothing for a post with neither headings nor footnotes [SHELL-8]',
  args: { page: pageOf('showArticle', 'plainArticle') },
  tags: ['page:showArticle.plainArticle'],
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
});

export const NoArticle = meta.story({
  name: 'Nothing where the slug names no post',
  args: { page: pageOf('showArticle', 'noArticle') },
  tags: ['page:showArticle.noArticle'],
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
});

export const NoFootnotes = meta.story({
  name: 'No panel for footnotes that there are none of [SHELL-8]',
  args: { page: postWith({ footnotes: [] }), reading: windowOf(1000) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: words.contents })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.footnotes })).toBeNull();
  },
});

export const Missing = meta.story({
  name: 'What the text does not have is said without a link [SHELL-8]',
  args: {
    page: postWith({
      contents: [
        { anchor: 'whale-oil', title: 'Whale oil', depth: 2 },
        { anchor: 'cut', title: 'A section that was cut', depth: 2 },
      ],
      footnotes: [
        { anchor: 'fn-1', reference: 'gone', words: 'Leads to the note.' },
        { anchor: 'gone', words: 'Leads nowhere.' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('A section that was cut')).closest('a')).toBeNull();
    const notes = within(canvas.getByRole('navigation', { name: words.footnotes }));
    const links = notes.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^.*#/, ''));
    await expect(links).toEqual(['fn-1']);
  },
});
