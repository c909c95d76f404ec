import { expect, test } from 'vitest';
import { pages } from '#mocks/replies.ts';
import { problemsIn } from './page-data-problems.ts';
import { OpenPage } from './schemas/pages/OpenPage.ts';
import {
  choice,
  forgiving,
  forgivingList,
  forgivingRecord,
  list,
  nullable,
  object,
  type Schema,
  text,
  union,
  whole,
} from './shapes.ts';

const { settings, subscriber } = pages.showLogin.everyTab.body;
const problemsOf = (changes: object) => problemsIn(OpenPage, { settings: { ...settings, ...changes }, subscriber });

test('accepts the contract’s examples', () => {
  for (const { body } of Object.values(pages.showLogin)) expect(problemsIn(OpenPage, body)).toEqual([]);
});

test.each<[unknown, string, string]>([
  [undefined, 'an object', 'nothing'],
  ['text', 'an object', 'text of 4 characters'],
  [[], 'an object', 'an empty list'],
])('reports values that are not page data: %j [BEYOND-74]', (data, expected, found) => {
  expect(problemsIn(OpenPage, data)).toEqual([{ pointer: '', expected, found, severity: 'error' }]);
});

test.each<[object, string, string, string]>([
  [{ journal: undefined }, '/settings/journal', 'text of 1 to 100 characters', 'nothing'],
  [{ journal: '' }, '/settings/journal', 'text of 1 to 100 characters', 'empty text'],
  [{ journal: null }, '/settings/journal', 'text of 1 to 100 characters', 'null'],
  [{ journal: 'x'.repeat(412) }, '/settings/journal', 'text of 1 to 100 characters', 'text of 412 characters'],
  [{ journal: { a: 1 } }, '/settings/journal', 'text of 1 to 100 characters', 'an object'],
])('reports a wrong required setting as an error: %j [BEYOND-74]', (changes, pointer, expected, found) => {
  expect(problemsOf(changes)).toEqual([{ pointer, expected, found, severity: 'error' }]);
});

test.each<[object, string, string, string]>([
  [{ issues_per_year: -7 }, '/settings/issues_per_year', 'a whole number from 1 to 52', 'a number below 1'],
  [{ issues_per_year: 4_242 }, '/settings/issues_per_year', 'a whole number from 1 to 52', 'a number above 52'],
  [{ issues_per_year: 4.5 }, '/settings/issues_per_year', 'a whole number from 1 to 52', 'a number that is not whole'],
  [{ support_email: '' }, '/settings/support_email', 'an email address', 'empty text'],
  [{ locale: 'en_US' }, '/settings/locale', 'a language tag such as fr-CA', 'text of 5 characters'],
  [{ messages: null }, '/settings/messages', 'an object', 'null'],
  [
    { messages: { 'login.heading': 7 } },
    '/settings/messages/login.heading',
    'text of at most 2000 characters',
    'a number',
  ],
  ...['address.line1', 'overview.extended.other', 'orders.past-due', 'a.b_c.d.e'].map(
    (name): [object, string, string, string] => [
      { messages: { [name]: 7 } },
      `/settings/messages/${name}`,
      'text of at most 2000 characters',
      'a number',
    ],
  ),
  [
    { messages: { sk_live_4242: 'x' } },
    '/settings/messages',
    'only names of texts, such as login.heading',
    'another name',
  ],
  [
    { login: { path: '//evil.example' } },
    '/settings/login/path',
    'the path of a page of this site, percent-encoded once',
    'text of 14 characters',
  ],
  [
    { features: { donate: { add_donation: 'yes' } } },
    '/settings/features/donate/add_donation',
    'true or false',
    'text of 3 characters',
  ],
  [
    { navigation: { menu: [{ title: 'Store', href: '' }] } },
    '/settings/navigation/menu/0/href',
    'text of 1 to 2000 characters',
    'empty text',
  ],
  [{ donation_tiers: [] }, '/settings/donation_tiers', 'a list of 1 to 12', 'an empty list'],
  [{ keeps_drafts: 'no' }, '/settings/keeps_drafts', 'true or false', 'text of 2 characters'],
])('reports a wrong optional setting as a warning: %j [BEYOND-73]', (changes, pointer, expected, found) => {
  expect(problemsOf(changes)).toEqual([{ pointer, expected, found, severity: 'warning' }]);
});

test('keeps valid values beside invalid ones [BEYOND-73]', () => {
  const link = { title: 'Store', href: '/store' };
  const tier = { name: 'Friend', onetime: 5_000, monthly: 1_000 };
  const read = OpenPage({
    settings: {
      ...settings,
      support_email: '',
      locale: 'en_US',
      messages: { 'login.heading': 'Welcome.', 'login.password': 7 },
      features: null,
      login: { google: true, path: '/store?tag=a b' },
      navigation: { menu: [link, { title: 'Nowhere' }, null], footer: 'none', archive: Array(501).fill(link) },
      donation_tiers: [{ ...tier, monthly: -1 }, tier],
      seller: { name: 'Ember Days Press', address: { line1: 7, city: 'Portland' }, email: 'nobody' },
      view_only: 'yes',
      keeps_drafts: 'no',
    },
    subscriber,
  });
  expect(read?.settings).toMatchObject({
    journal: 'Ember Days',
    locale: 'en-US',
    messages: { 'login.heading': 'Welcome.' },
    login: { google: true },
    navigation: { menu: [link] },
    donation_tiers: [tier],
    seller: { name: 'Ember Days Press', address: { city: 'Portland' } },
    view_only: false,
    keeps_drafts: false,
  });
  expect(read?.settings).not.toHaveProperty('support_email');
  expect(read?.settings).not.toHaveProperty('features');
  expect(read?.settings.login).toEqual({ google: true });
  expect(read?.settings.navigation?.archive).toHaveLength(500);
});

test('escapes keys per RFC 6901', () => {
  const odd = object({ 'a/b~c': whole(0, 1) });
  expect(problemsIn(object({ list: list(odd, 0, 9) }), { list: [{ 'a/b~c': 2 }] })).toMatchObject([
    { pointer: '/list/0/a~1b~0c' },
  ]);
});

const option = (kind: string, rest: Record<string, Schema<unknown>>) => object({ kind: choice(kind), ...rest });
const either = union(option('card', { digits: text(4, 4) }), option('bank', { name: text(1, 9), digits: text(4, 4) }));

test.each<[unknown, object[]]>([
  [{ kind: 'bank', name: '', digits: '1234' }, [{ pointer: '/name', found: 'empty text' }]],
  [{ kind: 'card' }, [{ pointer: '/digits', found: 'nothing' }]],
  [{ kind: 'coin' }, [{ pointer: '/kind', expected: 'one of "card", "bank"', found: 'text of 4 characters' }]],
  [7, [{ pointer: '', expected: 'an object', found: 'a number' }]],
])('reports only the problems of the intended union option: %j', (value, problems) => {
  expect(problemsIn(either, value)).toMatchObject(problems);
  expect(problemsIn(either, value)).toHaveLength(problems.length);
});

test('mentions null where it is allowed', () => {
  expect(problemsIn(nullable(whole(0, 9)), 'x')).toMatchObject([{ expected: 'a whole number from 0 to 9 or null' }]);
});

test('reports every mistake, not just the first', () => {
  const schema = object({ a: whole(0, 1), b: list(whole(0, 1), 0, 3) }, { c: text(0, 1) });
  expect(problemsIn(schema, { a: 2, b: [0, 7, 'x'], c: 'cc' }).map(({ pointer }) => pointer)).toEqual([
    '/a',
    '/b/1',
    '/b/2',
    '/c',
  ]);
});

test('downgrades problems to warnings anywhere inside an ignored part', () => {
  const schema = forgiving({ a: whole(0, 1) }, { b: object({ c: forgivingList(whole(0, 1), 1, 2) }) });
  expect(schema({ a: 1, b: { c: [7] } })).toEqual({ a: 1 });
  expect(problemsIn(schema, { a: 1, b: { c: [7] } }).map(({ severity }) => severity)).toEqual(['warning', 'warning']);
  expect(problemsIn(forgivingRecord(text(0, 99), object({ a: whole(0, 1) })), { 'secret-1': { a: 2 } })).toMatchObject([
    { pointer: '/a', severity: 'warning' },
  ]);
});
