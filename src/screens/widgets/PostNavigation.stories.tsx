import { expect, waitFor, within } from 'storybook/test';
import { Post, postWith, windowOf } from '#fixtures/stories/Post.tsx';
import { pageOf } from '#fixtures/stories/pages.ts';
import { fitsAcross, holdsNo } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { PostNavigation } from './PostNavigation.tsx';

const words = english.postNavigation;

const meta = preview.meta({
  title: 'Every page/Post navigation',
  component: PostNavigation,
  args: { page: pageOf('showArticle', 'article'), reading: windowOf(1280) },
  decorators: [(Story) => <Post>{Story()}</Post>],
});

export const Beside = meta.story({
  name: 'From 1200 px: both panels beside the text [SHELL-8, SHELL-9, SHELL-10]',
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
    const back = notes.getByRole('link', { name: 'Back to note 3 in the text' });
    await expect(back).toHaveAttribute('href', expect.stringMatching(/#note-3$/));
  },
});

export const Toggled = meta.story({
  name: 'Below 1200 px: toggles, both can be open [SHELL-9, SHELL-10]',
  args: { reading: windowOf(1199) },
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
  name: 'Below 960 px: only one is open at a time [SHELL-9, SHELL-10]',
  args: { reading: windowOf(959) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.contents }));
    await userEvent.click(canvas.getByRole('button', { name: words.footnotes }));
    await expect(canvas.getAllByRole('navigation').map((panel) => panel.ariaLabel)).toEqual([words.footnotes]);
    await userEvent.click(canvas.getByRole('button', { name: words.footnotes }));
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const Covering = meta.story({
  name: 'Below 800 px: a panel covers the text, Escape closes it and returns the focus [SHELL-9, SHELL-10]',
  args: { reading: windowOf(320) },
  globals: { viewport: { value: 'phone' } },
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
    // The browser fires `close` a frame later, and the reader may be faster.
    opened.requestClose();
    await userEvent.click(notes);
    await expect(await canvas.findByRole('dialog', { name: words.footnotes })).toBeVisible();
  },
});

export const NoFootnotes = meta.story({
  name: 'Without footnotes: no footnotes panel [SHELL-8]',
  args: { page: postWith({ footnotes: [] }), reading: windowOf(1000) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: words.contents })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.footnotes })).toBeNull();
  },
});

export const Neither = meta.story({
  name: 'Neither headings nor footnotes: renders nothing [SHELL-8]',
  args: { page: pageOf('showArticle', 'plainArticle') },
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
});

export const NoArticle = meta.story({
  name: 'Unknown slug: renders nothing',
  args: { page: pageOf('showArticle', 'noArticle') },
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
});

export const Unmeasured = meta.story({
  name: 'Before a script measures the window: panels already in place [BEYOND-70]',
  args: { reading: { ...windowOf(1280), watchWidth: () => () => undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: words.contents })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const MissingFromText = meta.story({
  name: 'Missing from the text: an entry without a link [SHELL-8]',
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
  name: 'Two hundred footnotes, sixty nested headings: nothing overflows',
  args: { page: long },
  play: async ({ canvas, canvasElement, step }) => {
    await expect(await canvas.findByText('Section 60')).toBeInTheDocument();
    await holdsNo(canvasElement, 'img');
    await fitsAcross();
    await step('Check that each panel ends within the window', async () => {
      for (const panel of canvas.getAllByRole('navigation'))
        await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          window.innerHeight + window.scrollY + 200,
        );
    });
  },
});
