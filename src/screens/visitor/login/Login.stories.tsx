import { expect } from 'storybook/test';
import { MessagesProvider } from '#messages/context.tsx';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pages, replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import { email, holds, inputOf, logIn, openTab, press, write } from '#storybook/entry.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { goesTo, reloads, type Story, sees } from '#storybook/steps.ts';
import { Login } from './Login.tsx';

const { login, institution, logout, setup } = english;
const { linkSent } = replies.resetPassword;

const meta = preview.meta({
  component: Login,
  args: { page: pageOf('showLogin', 'everyTab') },
  parameters: { world: { path: '/login' } },
});

const tabsOf = ({ canvas }: Pick<Story, 'canvas'>) => canvas.getAllByRole('tab').map(({ textContent }) => textContent);

export const EveryTab = meta.story({
  name: 'everyTab: every way to log in, the password first [ENTRY-1, ENTRY-6, ENTRY-7, ENTRY-8]',
  tags: ['flow:loginTabs', 'page:showLogin.everyTab', 'state:loginTabs.password', 'state:loginTabs.email'],
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

export const PasswordAndCode = meta.story({
  name: 'passwordAndCode: the ways that there always are [ENTRY-7]',
  args: { page: pageOf('showLogin', 'passwordAndCode') },
  tags: ['flow:loginTabs', 'page:showLogin.passwordAndCode'],
  play: (story) => expect(tabsOf(story)).toEqual([login.password, login.email]),
});

export const GoogleOnly = meta.story({
  name: 'googleOnly: its sign-in leads home again [ENTRY-18]',
  args: { page: pageOf('showLogin', 'googleOnly') },
  tags: ['flow:loginTabs', 'page:showLogin.googleOnly', 'state:loginTabs.google'],
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
  tags: ['flow:loginTabs', 'page:showLogin.returning'],
  beforeEach: answers('getIdentityProviders', 'noInstitutions'),
  play: async (story) => {
    const link = async (name: string) => (await story.canvas.findByRole('link', { name })).getAttribute('href');
    await openTab(story, 'google');
    await expect(await link(login.googleLink)).toBe('/oauth/google?url=%2Faccount%23payment');
    await openTab(story, 'openAthens');
    await expect(await link(institution.submit)).toBe('/oauth/openathens?url=%2Faccount%23payment');
  },
});

export const OwnWords = meta.story({
  name: "ownWords: the host's own heading [HOST-5]",
  args: { page: pageOf('showLogin', 'ownWords') },
  render: (args) => (
    <MessagesProvider overrides={args.page.settings.messages ?? {}}>
      <Login {...args} />
    </MessagesProvider>
  ),
  tags: ['page:showLogin.ownWords'],
  play: (story) => sees(story, pages.showLogin.ownWords.body.settings.messages['login.heading']),
});

export const LedHere = meta.story({
  name: 'A reader whose session ended is told here what the page before could not do [ACCT-20]',
  tags: ['flow:loginTabs'],
  parameters: { world: { notice: 'autorenewUnsure' } },
  play: (story) => sees(story, english.notice.autorenewUnsure),
});

const reset = meta.story({ args: { page: pageOf('showLogin', 'passwordAndCode') } });

const follow = async (story: Story) => story.userEvent.click(story.canvas.getByRole('link', { name: 'go here' }));

const send = async (story: Story) => {
  await follow(story);
  await write(story, login.emailLabel, email);
  await press(story, setup.submit);
};

export const ResetOpened = reset.extend({
  name: "Reset opened by the link 'go here', its field focused; the way back leads to the password [ENTRY-8, ENTRY-10]",
  tags: ['flow:resetPassword', 'state:loginTabs.setup', 'state:resetPassword.sendable'],
  play: async (story) => {
    await follow(story);
    await expect(story.canvas.getByRole('heading', { name: 'Set Up or Reset Password' })).toBeVisible();
    await expect(inputOf(story, login.emailLabel)).toHaveFocus();
    await expect(story.canvas.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
    await write(story, login.emailLabel, email);
    await press(story, setup.back);
    await expect(story.canvas.getByRole('tab', { selected: true })).toHaveTextContent(login.password);
    await follow(story);
    await holds(story, login.emailLabel, email);
  },
});

export const ResetLinkSent = reset.extend({
  name: 'linkSent: the message of the reply; another address can be given [ENTRY-10]',
  tags: ['flow:resetPassword', 'reply:resetPassword.linkSent', 'state:resetPassword.completed'],
  beforeEach: answers('resetPassword', 'linkSent'),
  play: async (story) => {
    await send(story);
    await sees(story, linkSent.body.message);
    await expect(story.canvas.getByText(linkSent.body.message).closest('[role="status"]')).toHaveFocus();
    await press(story, setup.again);
    await holds(story, login.emailLabel, '');
  },
});

export const ResetSending = reset.extend({
  name: 'Sending the reset link: locked, and announced',
  tags: ['flow:resetPassword', 'state:resetPassword.sending'],
  beforeEach: () => answers('resetPassword', { reply: 'linkSent', held: hold() })(),
  play: async (story) => {
    await send(story);
    await sees(story, english.common.sending);
    await expect(inputOf(story, login.emailLabel)).toBeDisabled();
  },
});

const { account: reader } = pages.showInstitutionalSubscriptions.institutionalReader.body.subscriber;

const institutional = meta.story({
  args: { page: pageOf('showInstitutionalSubscriptions', 'institutionalVisitor') },
  parameters: { world: { path: '/institutional-subscriptions' } },
});

export const InstitutionalVisitor = institutional.extend({
  name: 'institutionalVisitor: the institutional tab is open under the heading of the host; a login loads the page anew [ENTRY-9, ENTRY-16, ENTRY-23]',
  tags: ['page:showInstitutionalSubscriptions.institutionalVisitor', 'state:loginTabs.open-athens'],
  beforeEach: answers('logIn', 'loggedIn'),
  play: async (story) => {
    await expect(story.canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    await expect(story.canvas.getByRole('tab', { selected: true })).toHaveTextContent(login.openAthens);
    await expect(await story.canvas.findByRole('combobox', { name: institution.label })).toBeVisible();
    await openTab(story, 'password');
    await logIn(story);
    await reloads(story);
  },
});

export const InstitutionalReader = institutional.extend({
  name: 'institutionalReader: logging out leads home [ENTRY-24]',
  args: { page: pageOf('showInstitutionalSubscriptions', 'institutionalReader') },
  tags: ['page:showInstitutionalSubscriptions.institutionalReader', 'reply:endSession.sessionEnded'],
  beforeEach: answers('endSession', 'sessionEnded'),
  play: async (story) => {
    await sees(story, fill(logout.loggedInAs, { name: reader.name }));
    await press(story, logout.submit);
    await goesTo(story, '/');
  },
});

export const LoggedOutElsewhere = meta.story({
  name: 'Logging out on any other page loads it anew [ENTRY-24]',
  args: { page: pageOf('showLogout', 'reader') },
  beforeEach: answers('endSession', 'sessionEnded'),
  play: async (story) => {
    await press(story, logout.submit);
    await reloads(story);
  },
});

export const LogoutRefused = meta.story({
  name: 'A session that could not be ended: said, and the button is there again',
  args: { page: pageOf('showLogout', 'reader') },
  tags: ['reply:endSession.viewOnly', 'reply:endSession.tooManyRequests', 'reply:endSession.unavailable'],
  beforeEach: answers('endSession', 'viewOnly', 'tooManyRequests', 'unavailable', 'sessionEnded'),
  play: async (story) => {
    await press(story, logout.submit);
    await sees(story, replies.endSession.viewOnly.body.errors);
    await press(story, logout.submit);
    await expect(await story.canvas.findByRole('heading', { name: english.common.problemTitle })).toBeVisible();
    await press(story, logout.submit);
    await expect(await story.canvas.findByText(/./, { selector: '[role="alert"] li *' })).toBeVisible();
    await press(story, logout.submit);
    await reloads(story);
  },
});
