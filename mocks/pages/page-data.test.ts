import { expect, test } from 'vitest';
import { SubscribePage } from '#machines/api/schemas/pages/SubscribePage.ts';
import { DOCUMENTED_DAY } from '../journal/calendar-state.ts';
import { createJournal } from '../journal/journal.ts';
import { READERS } from '../readers.ts';
import { type ScenarioName, scenarios } from '../scenario/scenarios.ts';
import { openPage } from './page-data.ts';

const openDocumented = () => createJournal({ now: () => Date.parse(DOCUMENTED_DAY) });

const dataAt = (path: string, query: Record<string, string> = {}, journal = openDocumented()) => {
  const page = openPage(journal, path, new URLSearchParams(query));
  return page && 'data' in page ? page.data : undefined;
};

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

test('returns nothing for a route without a widget', () => {
  expect(openPage(createJournal(), '/nowhere')).toBeUndefined();
});
