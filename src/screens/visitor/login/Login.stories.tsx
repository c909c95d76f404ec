import { expect } from 'storybook/test';
import { openCodeRequest } from '#app/forms/code-request.ts';
import { answers } from '#fixtures/stories/answers.ts';
import { email, logIn, openTab, verifyCode } from '#fixtures/stories/entry.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { goesTo, holds, inputOf, press, reloads, type Story, sees, write } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { MessagesProvider } from '#messages/use-messages.tsx';
import { pages, replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { Login } from './Login.tsx';

const { login, institution, logout, setup, signInCode } = english;
const { linkSent } = replies.resetPassword;

const meta = preview.meta({
  title: 'Log in/Login page',
  component: Login,
  tags: ['flow:loginTabs'],
  args: { page: pageOf('showLogin', 'everyTab') },
  parameters: { world: { path: '/login' } },
});

const tabsOf = ({ canvas }: Pick<Story, 'canvas'>) => canvas.getAllByRole('tab').map(({ textContent }) => textContent);

export const EveryTab = meta.story({
  name: 'Every tab: all ways to log in, password first [ENTRY-1, ENTRY-6, ENTRY-7, ENTRY-8]',
  play: async (story) => {
    await expect(tabsOf(story)).toEqual(['Password Login', 'Email Code', 'Google Account', 'Institutional Access']);
    await expect(story.canvas.getByRole('tab', { selected: true })).toHaveTextContent(login.password);
    await expect(inputOf(story, login.emailLabel)).toHaveAttribute('autocomplete', 'username');
    await expect(inputOf(story, login.passwordLabel)).toHaveAttribute('autocomplete', 'current-password');
    await write(story, login.passwordLabel, 'correct horse');
    await openTab(story, 'email');
    await openTab(story, 'password');
    await expect(inputOf(story, login.passwordLabel)).toHaveValue('correct horse');
  },
});

export const PasswordAndCode = meta.story({
  name: 'Password and code: always available [ENTRY-7]',
  args: { page: pageOf('showLogin', 'passwordAndCode') },
  play: (story) => expect(tabsOf(story)).toEqual([login.password, login.email]),
});

export const GoogleOnly = meta.story({
  name: 'Google only: its sign-in returns to the home page [ENTRY-18]',
  args: { page: pageOf('showLogin', 'googleOnly') },
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
  name: 'Returning: every sign-in goes on to the requested page [ENTRY-16, ENTRY-18, ENTRY-19]',
  args: { page: pageOf('showLogin', 'returning') },
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
  name: 'Custom texts: the host’s heading [HOST-5]',
  args: { page: pageOf('showLogin', 'ownWords') },
  render: (args) => (
    <MessagesProvider overrides={args.page.settings.messages ?? {}}>
      <Login {...args} />
    </MessagesProvider>
  ),
  play: (story) => sees(story, pages.showLogin.ownWords.body.settings.messages['login.heading']),
});

export const LedHere = meta.story({
  name: 'Session ended: reports the failure of the previous page [ACCT-20]',
  parameters: { world: { notice: { act: 'autorenewOff', end: 'unsure' } } },
  play: (story) => sees(story, english.outcome.unsure),
});

const reset = meta.story({ args: { page: pageOf('showLogin', 'passwordAndCode') } });

const follow = async (story: Story) => story.userEvent.click(story.canvas.getByRole('link', { name: 'go here' }));

const send = async (story: Story) => {
  await follow(story);
  await write(story, login.emailLabel, email);
  await press(story, setup.submit);
};

export const ResetOpened = reset.extend({
  name: 'Reset opened by "go here": field focused, a way back to the password [ENTRY-8, ENTRY-10]',
  play: async (story) => {
    await follow(story);
    await expect(story.canvas.getByRole('heading', { name: 'Set Up or Reset Password' })).toBeVisible();
    await expect(inputOf(story, login.emailLabel)).toHaveFocus();
    await expect(story.canvas.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
    await expect(story.canvas.getByRole('button', { name: setup.back })).toBeVisible();
  },
});

const requested = meta.story({
  beforeEach: () => openCodeRequest('sign-in').keep({ email, token: replies.requestCode.codeSent.body.token }),
});

export const CodeStepKept = requested.extend({
  name: 'Reloaded: still asks for the code [ENTRY-11]',
  beforeEach: answers('verifyCode', 'verified'),
  play: async (story) => {
    await expect(story.canvas.getByRole('tab', { selected: true })).toHaveTextContent(login.email);
    await expect(inputOf(story, signInCode.label)).toHaveAccessibleDescription(
      fill(signInCode.sentTo, { address: email }),
    );
    await verifyCode(story);
    await goesTo(story, '/');
    await expect(openCodeRequest('sign-in').read()).toBeUndefined();
  },
});

export const ResetLinkSent = reset.extend({
  name: 'Link sent: the server’s message, can be sent to another address [ENTRY-10]',
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
  name: 'Sending the reset link: locked and announced',
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
  name: 'Institutional visitor: its tab open under the host’s heading, a login reloads [ENTRY-9, ENTRY-16, ENTRY-23]',
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
  name: 'Institutional reader: logout goes to the home page [ENTRY-24]',
  args: { page: pageOf('showInstitutionalSubscriptions', 'institutionalReader') },
  beforeEach: answers('endSession', 'sessionEnded'),
  play: async (story) => {
    await sees(story, fill(logout.loggedInAs, { name: reader.name }));
    await press(story, logout.submit);
    await goesTo(story, '/');
  },
});

export const LogoutRefused = meta.story({
  name: 'Logout failed: shows an error, re-enables the button',
  args: { page: pageOf('showLogout', 'reader') },
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
