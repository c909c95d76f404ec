import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pages, replies } from '#mocks/replies.ts';
import { Login } from '#screens/visitor/login/Login.tsx';
import { logIn, openTab, press } from '#storybook/entry.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { goesTo, reloads, sees } from '#storybook/steps.ts';

const { login, logout, institution } = english;
const { name } = pages.showInstitutionalSubscriptions.institutionalReader.body.subscriber.account;

const meta = preview.meta({
  component: Login,
  args: { page: pageOf('showInstitutionalSubscriptions', 'institutionalVisitor') },
  parameters: { world: { path: '/institutional-subscriptions' } },
});

export const Visitor = meta.story({
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

export const Reader = meta.story({
  name: 'institutionalReader: logging out leads home [ENTRY-24]',
  args: { page: pageOf('showInstitutionalSubscriptions', 'institutionalReader') },
  tags: ['page:showInstitutionalSubscriptions.institutionalReader', 'reply:endSession.sessionEnded'],
  beforeEach: answers('endSession', 'sessionEnded'),
  play: async (story) => {
    await sees(story, fill(logout.loggedInAs, { name }));
    await press(story, logout.submit);
    await goesTo(story, '/');
  },
});

export const OtherPage = meta.story({
  name: 'Logging out on any other page loads it anew [ENTRY-24]',
  args: { page: pageOf('showLogout', 'reader') },
  beforeEach: answers('endSession', 'sessionEnded'),
  play: async (story) => {
    await press(story, logout.submit);
    await reloads(story);
  },
});

export const Refused = meta.story({
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
