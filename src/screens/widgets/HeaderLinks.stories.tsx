import { expect } from 'storybook/test';
import type { Settings } from '#machines/api/contract.ts';
import { english } from '#messages/messages.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import type { Story } from '#storybook/steps.ts';
import { Header } from './Header.tsx';

const { header: words } = english;
const meta = preview.meta({ component: Header, tags: ['flow:headerModules'] });

const pageWith = (navigation: Settings['navigation']) => {
  const page = pageOf('showHome', 'shellVisitor');
  return { page: { ...page, settings: { ...page.settings, navigation } } };
};
const linksIn = async ({ canvas, userEvent }: Story, module: string) => {
  await userEvent.click(canvas.getByRole('button', { name: module }));
  const list = canvas.getByRole('list');
  return Array.from(list.querySelectorAll('a'), (link) => link.getAttribute('href'));
};

export const OurOwn = meta.story({
  name: 'Without links of the host: issues, store and account [SHELL-6]',
  args: pageWith(undefined),
  play: async (story) => expect(await linksIn(story, words.menu)).toEqual(['/store/issues', '/store', '/account']),
});

export const None = meta.story({
  name: 'With none in its lists, the archive leads to the issues',
  args: pageWith({ menu: [], archive: [], footer: [] }),
  play: async (story) => expect(await linksIn(story, words.archive)).toEqual(['/store/issues']),
});

const issues = Array.from({ length: 300 }, (_, at) => ({ title: `Issue ${300 - at}`, href: `/issue/no-${300 - at}` }));

export const Hundreds = meta.story({
  name: 'Three hundred issues: the panel scrolls within the window',
  args: pageWith({ archive: issues }),
  play: async (story) => {
    await expect(await linksIn(story, words.archive)).toHaveLength(300);
    const { bottom } = story.canvas.getByRole('navigation').parentElement?.getBoundingClientRect() ?? new DOMRect();
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
});

const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4).slice(0, 200);

export const Hostile = meta.story({
  name: 'A link that is not safe is its words alone; a word without end is broken',
  args: pageWith({
    menu: [
      { title: 'Not a link', href: 'javascript:alert(1)' },
      { title: long, href: '/long' },
      { title: 'مقالات', href: '/articles/arabic' },
    ],
  }),
  play: async (story) => {
    await expect(await linksIn(story, words.menu)).toEqual(['/long', '/articles/arabic']);
    await expect(story.canvas.getByText('Not a link')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
