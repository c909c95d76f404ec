import { expect, test } from 'vitest';
import { isInstitutionalFirst, isOffered, type LoginTab, loginTabs } from './login-tabs.ts';

test('has password and code always, the others where the host has them, in their order [ENTRY-7]', () => {
  expect([{}, { google: true }, { institutional: true }, { institutional: true, google: true }].map(loginTabs)).toEqual(
    [
      ['password', 'email'],
      ['password', 'email', 'google'],
      ['password', 'email', 'open-athens'],
      ['password', 'email', 'google', 'open-athens'],
    ],
  );
});

test('is institutional first where the page is, and where there is such a tab [ENTRY-9]', () => {
  expect(isInstitutionalFirst({ institutional: true, institutional_page: true })).toBe(true);
  expect(isInstitutionalFirst({ institutional: true })).toBe(false);
  expect(isInstitutionalFirst({ institutional_page: true })).toBe(false);
});

test('offers the panel to set up a password everywhere, and no tab that there is not', () => {
  const tabs: LoginTab[] = ['password', 'email', 'google', 'open-athens', 'setup'];
  expect(tabs.filter((tab) => isOffered(tab, { google: true }))).toEqual(['password', 'email', 'google', 'setup']);
});
