import type { Fixture } from '../walker.ts';

const tabs = ['password', 'email', 'google', 'open-athens', 'setup'];

export const loginTabsFixture: Fixture = {
  inputs: [{}, { google: true, institutional: true, institutional_page: true }, { first: 'setup' }, { first: 'email' }],
  events: { 'tab.chosen': tabs.map((tab) => ({ tab })) },
};
