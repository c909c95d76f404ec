import { expect, waitFor } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { hold } from '#mocks/reply.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { Header } from './Header.tsx';

const { header: words, logout } = english;
const meta = preview.meta({
  component: Header,
  args: { page: pageOf('showHome', 'shellReader') },
  tags: ['flow:headerModules'],
});

export const Reader = meta.story({
  name: 'Logged in: the account, and the way out of it; one thing is in the cart [SHELL-1, SHELL-4]',
  tags: ['state:headerModules.module.user'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.account }));
    await expect(canvas.getByRole('link', { name: words.settings })).toHaveAttribute('href', '/account');
    await expect(canvas.getByText('You are logged in as Tomás Lindqvist.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cart, 1 in it' })).toHaveAttribute('href', '/store/checkout');
  },
});

export const LoggingOut = meta.story({
  name: 'Log out ends the session by one call [ENTRY-25]',
  beforeEach: () => answers('endSession', { reply: 'sessionEnded', held: hold() })(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.account }));
    await userEvent.click(canvas.getByRole('button', { name: logout.submit }));
    await expect(await canvas.findByText(logout.sending)).toBeInTheDocument();
  },
});

export const Login = meta.story({
  name: 'A visitor: the ways in, and back to this page [SHELL-1]',
  args: { page: pageOf('showHome', 'shellVisitor') },
  parameters: { world: { path: '/store/issues' } },
  tags: ['state:headerModules.module.login'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.login }));
    await expect(canvas.getByRole('link', { name: words.login })).toHaveAttribute(
      'href',
      '/login?url=%2Fstore%2Fissues',
    );
    await expect(canvas.queryByRole('button', { name: words.account })).toBeNull();
  },
});

export const ViewOnly = meta.story({
  name: 'Viewed by an administrator: the reader is not logged out from here [SHELL-12]',
  args: { page: pageOf('showHome', 'shellViewOnly') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.account }));
    await expect(canvas.queryByRole('button', { name: logout.submit })).toBeNull();
  },
});

export const Below = meta.story({
  name: 'Below the fold: compact, with the name of the journal [SHELL-2]',
  tags: ['state:headerModules.fold.below'],
  parameters: { world: { isScrolled: true } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Ember Days' })).toHaveAttribute('href', '/'),
});

export const Printing = meta.story({
  name: 'Print closes what is open, and prints the page [SHELL-1]',
  tags: ['state:headerModules.module.printing'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.menu }));
    await userEvent.click(canvas.getByRole('button', { name: words.print }));
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
  },
});
