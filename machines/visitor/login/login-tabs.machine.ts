import { setup } from 'xstate';
import {
  isInstitutionalFirst,
  isOffered,
  type LoginTab,
  type LoginTabsInput,
} from '#machines/rules/login/login-tabs.ts';

/** The tabs of the login widget (ENTRY-8). */
export const loginTabsMachine = setup({
  types: {
    input: {} as LoginTabsInput,
    context: {} as LoginTabsInput,
    events: {} as { type: 'tab.chosen'; tab: LoginTab },
  },
  guards: {
    isFirst: ({ context }, tab: LoginTab) => context.first === tab,
    isInstitutional: ({ context }) => isInstitutionalFirst(context),
    isChosen: ({ context, event }, tab: LoginTab) => event.tab === tab && isOffered(tab, context),
  },
}).createMachine({
  id: 'loginTabs',
  initial: 'opening',
  context: ({ input: { google, institutional, institutional_page, first } }) => ({
    google,
    institutional,
    institutional_page,
    first,
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
    opening: {
      always: [
        { guard: { type: 'isFirst', params: 'setup' }, target: 'setup' },
        { guard: { type: 'isFirst', params: 'email' }, target: 'email' },
        { guard: 'isInstitutional', target: 'open-athens' },
        { target: 'password' },
      ],
    },
    password: {},
    email: {},
    google: {},
    'open-athens': {},
    setup: {},
  },
});
