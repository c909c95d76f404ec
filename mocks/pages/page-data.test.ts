import { expect, test } from 'vitest';
import { SubscribePage } from '#machines/api/schemas/pages/SubscribePage.ts';
import { DOCUMENTED_DAY } from '../journal/calendar-state.ts';
import { createJournal } from '../journal/journal.ts';
import { personOf, READERS } from '../readers.ts';
import { pages } from '../replies.ts';
import { type ScenarioName, scenarios } from '../scenario/scenarios.ts';
import { openPage } from './page-data.ts';

const openDocumented = () => createJournal({ now: () => Date.parse(DOCUMENTED_DAY) });

const dataAt = (path: string, query: Record<string, string> = {}, journal = openDocumented()) => {
  const page = openPage(journal, path, new URLSearchParams(query));
  return page && 'data' in page ? page.data : undefined;
};

test.each(['donor', 'subscriber', 'lifer', 'former'] as const)(
  'renders the documented page data for a %s',
  (reader) => {
    const journal = openDocumented();
    journal.become(reader);
    const { subscriber, payment_info } = personOf(reader).body;
    expect(dataAt('/subscribe', {}, journal)).toMatchObject({
      ...pages.showSubscribe.visitor.body,
      subscriber,
      payment_info,
    });
  },
);

test.each(READERS)('renders page data for %s that matches the contract', (reader) => {
  const journal = openDocumented();
  journal.become(reader);
  expect(SubscribePage(dataAt('/subscribe', {}, journal))).toBeDefined();
});

test.each(Object.keys(scenarios) as ScenarioName[])('matches the contract unless malformed on purpose: %s', (name) => {
  const journal = openDocumented();
  journal.choose(name);
  const page = SubscribePage(dataAt('/subscribe', {}, journal));
  expect(page !== undefined).toBe(name !== 'malformed-page-data');
});

test.each([
  ['FIVE', 'FIVE', null],
  ['five', 'FIVE', null],
  ['SPRING23', 'SPRING23', 'This coupon has expired.'],
  ['SPRING24', 'SPRING24', null],
  ['NONESUCH', 'NONESUCH', 'There is no such coupon.'],
])('describes the code %s', (code, shown, errors) => {
  expect(dataAt('/subscribe', { code })).toMatchObject({ subscribe: { coupon: { code: shown, errors } } });
});

test('ignores a malformed code', () => {
  expect(dataAt('/subscribe', { code: '<img>' })).toMatchObject({ subscribe: { coupon: null } });
});

test('returns nothing for a route without a widget', () => {
  expect(openPage(createJournal(), '/nowhere')).toBeUndefined();
});
