import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pages } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import type { Story } from '#storybook/steps.ts';
import { Header, screen } from './Header.tsx';

const { header: words } = english;
const { navigation } = pages.showHome.shellVisitor.body.settings;

const meta = preview.meta({
  component: Header,
  args: { page: pageOf('showHome', 'shellVisitor') },
  tags: ['flow:headerModules'],
});

const module = ({ canvas }: Story, name: string) => canvas.getByRole('button', { name });
const open = async (story: Story, name: string) => {
  await story.userEvent.click(module(story, name));
  await expect(module(story, name)).toHaveAttribute('aria-expanded', 'true');
};

export const Closed = meta.story({
  name: 'Above the fold, nothing open: menu, archive, print and login [SHELL-1]',
  tags: ['state:headerModules.module.closed', 'state:headerModules.fold.above'],
  play: async ({ canvas }) => {
    for (const { body } of Object.values(pages.showHome))
      await expect(screen.draw(structuredClone(body), new URLSearchParams())).toBeDefined();
    const buttons = canvas
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    await expect(buttons).toEqual([words.menu, words.archive, words.print, words.login]);
  },
});

export const Menu = meta.story({
  name: 'The menu has the links of the host, and marks none but that of the page [SHELL-1, SHELL-6]',
  tags: ['state:headerModules.module.menu'],
  parameters: { world: { path: '/store?sort=new' } },
  play: async (story) => {
    await open(story, words.menu);
    const links = story.canvas.getAllByRole('link').filter((link) => link.closest('nav'));
    await expect(links.map((link) => link.textContent)).toEqual(navigation.menu.map(({ title }) => title));
    await expect(story.canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Store');
  },
});

export const Archive = meta.story({
  name: 'One module at a time: the archive closes the menu, and itself when it is pressed again',
  tags: ['state:headerModules.module.archive'],
  play: async (story) => {
    await open(story, words.menu);
    await open(story, words.archive);
    await expect(module(story, words.menu)).toHaveAttribute('aria-expanded', 'false');
    await story.userEvent.click(module(story, words.archive));
    await expect(story.canvas.queryByRole('navigation')).toBeNull();
    await open(story, words.archive);
    await expect(story.canvas.getByRole('link', { name: 'Low Water, issue 41' })).toHaveAttribute(
      'href',
      '/issue/low-water',
    );
  },
});
