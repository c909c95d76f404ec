import { expect, fn, waitFor } from 'storybook/test';
import { windowOf } from '#fixtures/stories/Post.tsx';
import { pageOf } from '#fixtures/stories/pages.ts';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { Share } from './Share.tsx';

const words = english.share;
const { settings, article } = pageOf('showArticle', 'article');
const TWITTER =
  'https://twitter.com/intent/tweet?url=https%3A%2F%2Femberdays.example%2Farticles%2Fkeepers-of-the-light&text=Keepers%20of%20the%20light';
const meta = preview.meta({
  title: 'Every page/Share',
  component: Share,
  args: { page: { settings, article }, reading: windowOf(1280) },
});

export const Reading = meta.story({
  name: 'Twitter, Facebook and the print toggle: networks open a popup [SHELL-7]',
  args: { reading: windowOf(1280) },
  play: async ({ args: { reading }, canvas, userEvent }) => {
    const left = fn();
    document.addEventListener('click', (event) => left(event.defaultPrevented), { once: true });
    await userEvent.click(canvas.getByRole('link', { name: /^Share on Twitter/ }));
    await expect(reading?.openPopup).toHaveBeenCalledWith(TWITTER);
    await expect(left).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('link', { name: /^Share on Facebook/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('button', { name: words.printView, pressed: false })).toBeVisible();
  },
});

export const Blocked = meta.story({
  name: 'Popup blocked: the link is followed instead [SHELL-7]',
  args: { reading: windowOf(1280, true) },
  play: async ({ args: { reading }, canvas, userEvent }) => {
    const left = fn();
    const stay = (event: Event) => {
      left(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', stay, { once: true });
    const link = canvas.getByRole('link', { name: /^Share on Twitter/ });
    await userEvent.click(link);
    await expect(reading?.openPopup).toHaveBeenCalledOnce();
    await expect(left).toHaveBeenCalledWith(false);
    await expect(link).toHaveAttribute('href', TWITTER);
  },
});

export const PrintView = meta.story({
  name: 'Print view: can be printed, Escape leaves it [SHELL-7]',
  play: async ({ args: { reading }, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: words.printView });
    await userEvent.click(toggle);
    await expect(await canvas.findByText(words.shown)).toBeInTheDocument();
    await expect(document.documentElement).toHaveAttribute('data-journal-print-view');
    await expect(canvas.queryByRole('link', { name: /^Share on Twitter/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words.print }));
    await expect(reading?.print).toHaveBeenCalledOnce();
    await userEvent.click(toggle);
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-journal-print-view'));
    await userEvent.click(toggle);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'false'));
    await expect(canvas.getByRole('link', { name: /^Share on Twitter/ })).toBeVisible();
    await userEvent.click(toggle);
    await expect(await canvas.findByRole('button', { name: words.print })).toBeVisible();
  },
});

export const NoArticle = meta.story({
  name: 'Unknown slug: renders nothing',
  args: { page: pageOf('showArticle', 'noArticle') },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});
