import { expect, test } from 'vitest';
import { afterLogin, afterLogout, pathAfterLogin } from './after-login.ts';

test('leads on to the page that was asked for, from whichever page [ENTRY-16]', () => {
  expect(['/login', '/issue/salt-roads'].map((page) => afterLogin({ requested: '/account#payment', page }))).toEqual([
    { visit: '/account#payment' },
    { visit: '/account#payment' },
  ]);
});

test.each(['/login', '/login?url=/account', '/login/', '/login-help'])('leads home from %s [ENTRY-16]', (page) => {
  expect(afterLogin({ page })).toEqual({ visit: '/' });
});

test.each(['/institutional-subscriptions', '/account/login', '/'])('loads %s anew [ENTRY-16]', (page) => {
  expect(afterLogin({ page })).toEqual({ reload: true });
});

test('a page that must not be asked for leads home', () => {
  expect(afterLogin({ requested: '//evil.example', page: '/issue/salt-roads' })).toEqual({ visit: '/' });
  expect(afterLogin({ requested: '', page: '/issue/salt-roads' })).toEqual({ visit: '/' });
});

test('a code and a link lead back to where a password leads', () => {
  expect([
    pathAfterLogin({ requested: '/account#payment', page: '/login' }),
    pathAfterLogin({ requested: '//evil.example', page: '/issue/salt-roads' }),
    pathAfterLogin({ page: '/login?url=%2Faccount' }),
    pathAfterLogin({ page: '/issue/salt-roads?page=2' }),
  ]).toEqual(['/account#payment', '/', '/', '/issue/salt-roads?page=2']);
});

test('a logout leads home from an institutional page, and loads any other anew [ENTRY-24]', () => {
  expect([afterLogout(true), afterLogout(false), afterLogout()]).toEqual([
    { visit: '/' },
    { reload: true },
    { reload: true },
  ]);
});
