import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { inputOf, openTab, write } from '#storybook/entry.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { type Story, sees } from '#storybook/steps.ts';
import { Login } from './Login.tsx';

const { login, institution } = english;

const meta = preview.meta({
  component: Login,
  args: { page: pageOf('showLogin', 'everyTab') },
  parameters: { world: { path: '/login' } },
  tags: ['flow:loginTabs'],
});

const tabsOf = ({ canvas }: Pick<Story, 'canvas'>) => canvas.getAllByRole('tab').map(({ textContent }) => textContent);

export const EveryTab = meta.story({
  name: 'everyTab: every way to log in, the password first [ENTRY-1, ENTRY-6, ENTRY-7, ENTRY-8]',
  tags: ['page:showLogin.everyTab', 'state:loginTabs.password', 'state:loginTabs.email'],
  play: async (story) => {
    await expect(tabsOf(story)).toEqual(['Password Login', 'Email Code', 'Google Account', 'Institutional Access']);
    await expect(story.canvas.getByRole('tab', { selected: true })).toHaveTextContent(login.password);
    await expect(inputOf(story, login.emailLabel)).toHaveAttribute('autocomplete', 'email');
    await expect(inputOf(story, login.passwordLabel)).toHaveAttribute('autocomplete', 'current-password');
    await write(story, login.passwordLabel, 'correct horse');
    await openTab(story, 'email');
    await openTab(story, 'password');
    await expect(inputOf(story, login.passwordLabel)).toHaveValue('correct horse');
  },
});

export const LedHere = meta.story({
  name: 'A reader whose session ended is told here what the page before could not do [ACCT-20]',
  parameters: { world: { path: '/login', notice: 'autorenewUnsure' } },
  play: (story) => sees(story, english.notice.autorenewUnsure),
});

export const PasswordAndCode = meta.story({
  name: 'passwordAndCode: the ways that there always are [ENTRY-7]',
  args: { page: pageOf('showLogin', 'passwordAndCode') },
  tags: ['page:showLogin.passwordAndCode'],
  play: (story) => expect(tabsOf(story)).toEqual([login.password, login.email]),
});

export const GoogleOnly = meta.story({
  name: 'googleOnly: its sign-in leads home again [ENTRY-18]',
  args: { page: pageOf('showLogin', 'googleOnly') },
  tags: ['page:showLogin.googleOnly', 'state:loginTabs.google'],
  play: async (story) => {
    await expect(tabsOf(story)).toEqual([login.password, login.email, login.google]);
    await openTab(story, 'google');
    await expect(story.canvas.getByRole('link', { name: login.googleLink })).toHaveAttribute(
      'href',
      '/oauth/google?url=%2F',
    );
  },
});

export const Returning = meta.story({
  name: 'returning: every sign-in leads on to the page that was asked for [ENTRY-16, ENTRY-18, ENTRY-19]',
  args: { page: pageOf('showLogin', 'returning') },
  tags: ['page:showLogin.returning'],
  beforeEach: answers('getIdentityProviders', 'noInstitutions'),
  play: async (story) => {
    const link = async (name: string) => (await story.canvas.findByRole('link', { name })).getAttribute('href');
    await openTab(story, 'google');
    await expect(await link(login.googleLink)).toBe('/oauth/google?url=%2Faccount%23payment');
    await openTab(story, 'openAthens');
    await expect(await link(institution.submit)).toBe('/oauth/openathens?url=%2Faccount%23payment');
  },
});
