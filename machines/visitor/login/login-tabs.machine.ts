import { setup } from 'xstate';
import { isInstitutionalFirst, isOffered, type LoginTab, type LoginWays } from '#machines/rules/login/login-tabs.ts';

/** Which part of the login widget is open (ENTRY-8). */
export const loginTabsMachine = setup({
  types: {
    input: {} as LoginWays,
    context: {} as LoginWays,
    events: {} as { type: 'tab.chosen'; tab: LoginTab },
  },
  guards: {
    isInstitutional: ({ context }) => isInstitutionalFirst(context),
    isChosen: ({ context, event }, tab: LoginTab) => event.tab === tab && isOffered(tab, context),
  },
}).createMachine({
  id: 'loginTabs',
  initial: 'opening',
  context: ({ input: { google, institutional, institutional_page } }) => ({
    google,
    institutional,
    institutional_page,
  }),
  on: {
    'tab.chosen': [
      { guard: { type: 'isChosen', params: 'password' }, target: '.password' },
      { guard: { type: 'isChosen', params: 'email' }, target: '.email' },
      { guard: { type: 'isChosen', params: 'google' }, target: '.google' },
      { guard: { type: 'isChosen', params: 'open-athens' }, target: '.open-athens' },
      { guard: { type: 'isChosen', params: 'setup' }, target: '.setup' },
    ],
  },
  states: {
    opening: { always: [{ guard: 'isInstitutional', target: 'open-athens' }, { target: 'password' }] },
    password: {},
    email: {},
    google: {},
    'open-athens': {},
    setup: {},
  },
});
