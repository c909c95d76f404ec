import { expect, test } from 'vitest';
import { afterLogin, afterLogout, pathAfterLogin } from './after-login.ts';

test('leads to the requested page from any page [ENTRY-16]', () => {
  expect(['/login', '/issue/salt-roads'].map((page) => afterLogin({ requested: '/account#payment', page }))).toEqual([
    { visit: '/account#payment' },
    { visit: '/account#payment' },
  ]);
});

test.each(['/login', '/login?url=/account', '/login/', '/login-help'])('leads home from %s [ENTRY-16]', (page) => {
  expect(afterLogin({ page })).toEqual({ visit: '/' });
});

test.each(['/institutional-subscriptions', '/account/login', '/'])('reloads %s [ENTRY-16]', (page) => {
  expect(afterLogin({ page })).toEqual({ reload: true });
});

test('leads home if the requested page is forbidden', () => {
  expect(afterLogin({ requested: '//evil.example', page: '/issue/salt-roads' })).toEqual({ visit: '/' });
  expect(afterLogin({ requested: '', page: '/issue/salt-roads' })).toEqual({ visit: '/' });
});

test('leads codes and links to the same page as a password', () => {
  expect([
    pathAfterLogin({ requested: '/account#payment', page: '/login' }),
    pathAfterLogin({ requested: '//evil.example', page: '/issue/salt-roads' }),
    pathAfterLogin({ page: '/login?url=%2Faccount' }),
    pathAfterLogin({ page: '/issue/salt-roads?page=2' }),
  ]).toEqual(['/account#payment', '/', '/', '/issue/salt-roads?page=2']);
});

test('leads home from an institutional page after logout and reloads other pages [ENTRY-24]', () => {
  expect([afterLogout(true), afterLogout(false), afterLogout()]).toEqual([
    { visit: '/' },
    { reload: true },
    { reload: true },
  ]);
});
