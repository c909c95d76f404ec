import { expect, test } from 'vitest';
import type { LoginTab, LoginWays } from '#machines/rules/login/login-tabs.ts';
import { createTestWorld, run } from '../../../tests/support/test-world.ts';
import { loginTabs } from './login-tabs.ports.ts';

const TABS: LoginTab[] = ['password', 'email', 'google', 'open-athens', 'setup'];

function begin(ways: LoginWays) {
  const actor = run(loginTabs, createTestWorld(), ways);
  const choose = (tab: LoginTab) => {
    actor.send({ type: 'tab.chosen', tab });
    return actor.getSnapshot().value;
  };
  return { actor, choose };
}

test('is one of five, the password first [ENTRY-8]', () => {
  const { actor, choose } = begin({ google: true, institutional: true });
  expect(actor.getSnapshot().value).toBe('password');
  expect([...TABS.toReversed(), ...TABS].map(choose)).toEqual([...TABS.toReversed(), ...TABS]);
});

test('is institutional first on a page with the institutional page flag [ENTRY-9]', () => {
  expect(begin({ institutional: true, institutional_page: true }).actor.getSnapshot().value).toBe('open-athens');
  expect(begin({ institutional_page: true }).actor.getSnapshot().value).toBe('password');
});

test('opens no tab that the host has switched off', () => {
  const { choose } = begin({});
  expect(TABS.map(choose)).toEqual(['password', 'email', 'email', 'email', 'setup']);
});
