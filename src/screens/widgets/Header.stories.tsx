import { expect, waitFor } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { fitsAcross, type Story } from '#fixtures/stories/steps.ts';
import type { Settings } from '#machines/api/contract.ts';
import { english } from '#messages/english.ts';
import { pages } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { Header, screen } from './Header.tsx';

const { header: words, logout } = english;

const meta = preview.meta({
  title: 'Every page/Header',
  component: Header,
  tags: ['flow:headerModules'],
  args: { page: pageOf('showHome', 'shellVisitor') },
});

const { navigation } = pages.showHome.shellVisitor.body.settings;
const module = ({ canvas }: Story, name: string) => canvas.getByRole('button', { name });

const open = async (story: Story, name: string) => {
  await story.userEvent.click(module(story, name));
  await expect(module(story, name)).toHaveAttribute('aria-expanded', 'true');
};

export const Closed = meta.story({
  name: 'Above the fold, all closed: menu, archive, print and login [SHELL-1]',
  play: async ({ canvas, step }) => {
    await step('Check the page data', async () => {
      for (const { body } of Object.values(pages.showHome))
        await expect(screen.draw(structuredClone(body), new URLSearchParams())).toBeDefined();
    });
    const buttons = canvas
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    await expect(buttons).toEqual([words.menu, words.archive, words.print, words.login]);
  },
});

export const Menu = meta.story({
  name: 'Menu: the host’s links, only the current page marked [SHELL-1, SHELL-6]',
  parameters: { world: { path: '/store?sort=new' } },
  play: async (story) => {
    await open(story, words.menu);
    const links = story.canvas.getAllByRole('link').filter((link) => link.closest('nav'));
    await expect(links.map((link) => link.textContent)).toEqual(navigation.menu.map(({ title }) => title));
    await expect(story.canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Store');
  },
});

export const Archive = meta.story({
  name: 'One module at a time: the archive closes the menu, a second click closes it',
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

export const Login = meta.story({
  name: 'Visitor: login links that return to this page [SHELL-1]',
  parameters: { world: { path: '/store/issues' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.login }));
    await expect(canvas.getByRole('link', { name: words.login })).toHaveAttribute(
      'href',
      '/login?url=%2Fstore%2Fissues',
    );
    await expect(canvas.queryByRole('button', { name: words.account })).toBeNull();
  },
});

const reader = meta.story({ args: { page: pageOf('showHome', 'shellReader') } });

export const Reader = reader.extend({
  name: 'Logged in: account and logout, one item in the cart [SHELL-1, SHELL-4]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.account }));
    await expect(canvas.getByRole('link', { name: words.settings })).toHaveAttribute('href', '/account');
    await expect(canvas.getByText('You are logged in as Tomás Lindqvist.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cart, 1 in it' })).toHaveAttribute('href', '/store/checkout');
  },
});

export const LoggingOut = reader.extend({
  name: 'Log out: one call ends the session [ENTRY-25]',
  beforeEach: () => answers('endSession', { reply: 'sessionEnded', held: hold() })(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.account }));
    await userEvent.click(canvas.getByRole('button', { name: logout.submit }));
    await expect(await canvas.findByText(logout.sending)).toBeInTheDocument();
  },
});

export const LoggedInElsewhere = meta.story({
  name: 'Login in another tab: shows that reader’s account',
  parameters: { world: { isSessionTold: true } },
  beforeEach: answers('getSubscriber', 'printSubscriber'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.account }));
    await expect(canvas.getByText('You are logged in as Étienne Gagnon.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.login })).toBeNull();
  },
});

export const LoggingInElsewhere = meta.story({
  name: 'Refetching the reader: the header does not change',
  parameters: { world: { isSessionTold: true } },
  beforeEach: () => answers('getSubscriber', { reply: 'printSubscriber', held: hold() })(),
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: words.login })).toBeVisible(),
});

export const Printing = reader.extend({
  name: 'Print: closes open modules and prints the page [SHELL-1]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.menu }));
    await userEvent.click(canvas.getByRole('button', { name: words.print }));
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
  },
});

export const BelowTheFold = reader.extend({
  name: 'Below the fold: compact, with the journal’s name [SHELL-2]',
  parameters: { world: { isScrolled: true } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Ember Days' })).toHaveAttribute('href', '/'),
});

export const ViewOnly = reader.extend({
  name: 'Viewed by an administrator: no logout for the reader [SHELL-12]',
  args: { page: pageOf('showHome', 'shellViewOnly') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.account }));
    await expect(canvas.queryByRole('button', { name: logout.submit })).toBeNull();
  },
});

export const Escape = meta.story({
  name: 'Escape: closes the open module and focuses its button [SHELL-3]',
  play: async (story) => {
    await open(story, words.menu);
    await story.userEvent.tab();
    await story.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(story.canvas.queryByRole('navigation')).toBeNull());
    await expect(module(story, words.menu)).toHaveFocus();
  },
});

export const Elsewhere = meta.story({
  name: 'Click elsewhere: closes the open module',
  play: async (story) => {
    await open(story, words.archive);
    await story.userEvent.click(document.body);
    await waitFor(() => expect(module(story, words.archive)).toHaveAttribute('aria-expanded', 'false'));
  },
});

const pageWith = (navigation: Settings['navigation']) => {
  const page = pageOf('showHome', 'shellVisitor');
  return { page: { ...page, settings: { ...page.settings, navigation } } };
};

const linksIn = async ({ canvas, userEvent }: Story, module: string) => {
  await userEvent.click(canvas.getByRole('button', { name: module }));
  const list = canvas.getByRole('list');
  return Array.from(list.querySelectorAll('a'), (link) => link.getAttribute('href'));
};

export const OurOwnLinks = meta.story({
  name: 'Without host links: issues, store and account [SHELL-6]',
  args: { page: pageOf('showHome', 'shellDebug') },
  play: async (story) => expect(await linksIn(story, words.menu)).toEqual(['/store/issues', '/store', '/account']),
});

const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4).slice(0, 200);

export const HostileLinks = meta.story({
  name: 'Unsafe link: plain text; an endless word wraps',
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
    await fitsAcross();
  },
});
