import { expect, test } from 'vitest';
import { isInstitutionalFirst, isOffered, type LoginTab, loginTabs } from './login-tabs.ts';

test('always has password and code, then the host’s other ways in order [ENTRY-7]', () => {
  expect([{}, { google: true }, { institutional: true }, { institutional: true, google: true }].map(loginTabs)).toEqual(
    [
      ['password', 'email'],
      ['password', 'email', 'google'],
      ['password', 'email', 'open-athens'],
      ['password', 'email', 'google', 'open-athens'],
    ],
  );
});

test('opens the institutional tab first on an institutional page that has it [ENTRY-9]', () => {
  expect(isInstitutionalFirst({ institutional: true, institutional_page: true })).toBe(true);
  expect(isInstitutionalFirst({ institutional: true })).toBe(false);
  expect(isInstitutionalFirst({ institutional_page: true })).toBe(false);
});

test('always offers the password setup panel, and no missing tab', () => {
  const tabs: LoginTab[] = ['password', 'email', 'google', 'open-athens', 'setup'];
  expect(tabs.filter((tab) => isOffered(tab, { google: true }))).toEqual(['password', 'email', 'google', 'setup']);
});
