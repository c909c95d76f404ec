import { expect, waitFor, within } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pageOf } from '#storybook/pages.ts';
import { Post, windowOf } from '#storybook/post.tsx';
import preview from '#storybook/preview.tsx';
import { PostNavigation } from './PostNavigation.tsx';

const words = english.postNavigation;
const meta = preview.meta({
  component: PostNavigation,
  args: { page: pageOf('showArticle', 'article'), reading: windowOf(1280) },
  tags: ['flow:postNavigation'],
  decorators: [(Story) => <Post>{Story()}</Post>],
});

export const Beside = meta.story({
  name: 'From 1200 px on both panels stand beside the text [SHELL-8, SHELL-9, SHELL-10]',
  tags: ['state:postNavigation.beside', 'page:showArticle.article'],
  play: async ({ canvas, userEvent }) => {
    const contents = within(await canvas.findByRole('navigation', { name: words.contents }));
    await expect(contents.getAllByRole('link')).toHaveLength(6);
    await expect(contents.getByRole('link', { name: 'Whale oil' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#whale-oil$/),
    );
    const notes = within(canvas.getByRole('navigation', { name: words.footnotes }));
    await expect(notes.getByText('The log of the harbour master is kept in Portland.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Note 3' }));
    await waitFor(() => expect(notes.getAllByRole('listitem')[2]).toHaveFocus());
    const back = notes.getByRole('link', { name: 'Back to the text, at note 3' });
    await expect(back).toHaveAttribute('href', expect.stringMatching(/#note-3$/));
  },
});

export const Toggled = meta.story({
  name: 'Below 1200 px they are toggles, and both can be open [SHELL-9, SHELL-10]',
  args: { reading: windowOf(1199) },
  tags: ['state:postNavigation.toggled'],
  play: async ({ canvas, userEvent }) => {
    for (const name of [words.contents, words.footnotes])
      await userEvent.click(await canvas.findByRole('button', { name, expanded: false }));
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2);
    canvas.getByRole('link', { name: 'Remarks' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('navigation', { name: words.contents })).toBeNull();
    await expect(canvas.getByRole('button', { name: words.contents })).toHaveFocus();
    await expect(canvas.getByRole('navigation', { name: words.footnotes })).toBeVisible();
  },
});

export const Exclusive = meta.story({
  name: 'Below 960 px only one is open at a time [SHELL-9, SHELL-10]',
  args: { reading: windowOf(959) },
  tags: ['state:postNavigation.exclusive'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.contents }));
    await userEvent.click(canvas.getByRole('button', { name: words.footnotes }));
    await expect(canvas.getAllByRole('navigation').map((panel) => panel.ariaLabel)).toEqual([words.footnotes]);
    await userEvent.click(canvas.getByRole('button', { name: words.footnotes }));
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const Covering = meta.story({
  name: 'Below 800 px a panel covers the text; Escape closes it, and the focus goes back [SHELL-9, SHELL-10]',
  args: { reading: windowOf(320) },
  globals: { viewport: { value: 'phone' } },
  tags: ['state:postNavigation.covering'],
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: words.contents });
    await userEvent.click(toggle);
    const cover = await canvas.findByRole('dialog', { name: words.contents });
    await expect(within(cover).getByRole('link', { name: 'Handed over' })).toBeVisible();
    await userEvent.click(within(cover).getByRole('button', { name: words.close }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(toggle).toHaveFocus();
    const notes = canvas.getByRole('button', { name: words.footnotes });
    await userEvent.click(notes);
    const opened = await canvas.findByRole<HTMLDialogElement>('dialog', { name: words.footnotes });
    // The browser tells of the closing a frame later, and the reader may be faster.
    opened.requestClose();
    await userEvent.click(notes);
    await expect(await canvas.findByRole('dialog', { name: words.footnotes })).toBeVisible();
  },
});
