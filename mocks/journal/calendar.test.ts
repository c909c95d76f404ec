import { expect, test } from 'vitest';
import { open, openAs, visiting } from '#fixtures/world/journal.ts';
import type { IssuesPage } from '#machines/api/contract.ts';
import { refOf } from '../readers.ts';
import { DOCUMENTED_DAY } from './calendar-state.ts';
import { dayOf, monthsAfter } from './day.ts';
import { upcoming } from './release-dates.ts';
import { seed } from './state.ts';

const daysOf = (today: string) => upcoming(today).map(({ release_date }) => release_date);

test.each([
  [DOCUMENTED_DAY, ['2026-06-01', '2026-09-01', null]],
  ['2026-06-01', ['2026-06-01', '2026-09-01', null]],
  ['2026-06-02', ['2026-09-01', '2026-12-01', null]],
  ['2026-11-24', ['2026-12-01', '2027-03-01', null]],
  ['2028-03-02', ['2028-06-01', '2028-09-01', null]],
])('upcoming issues are released on the first days of the quarters after %s', (today, days) => {
  expect(daysOf(today)).toEqual(days);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-03-31', 12, '2027-03-31'],
])('%s and %i months is %s, the last day if the month is shorter', (day, months, later) => {
  expect(monthsAfter(Date.parse(day), months)).toBe(later);
});

function openOn(day: string) {
  const opened = open();
  opened.clock.now = Date.parse(day);
  return opened;
}

test('accounts and the store show the same release days in every quarter', async () => {
  const opened = openOn('2026-11-24');
  const { journal, clock } = opened;
  for (const day of ['2026-11-24', '2026-12-02', '2027-08-15']) {
    clock.now = Date.parse(day);
    const { issues } = (await visiting('expiring', openAs('expiring', opened)).show('/store/issues')) as IssuesPage;
    const [first] = daysOf(day);
    const listed = issues.filter(({ released }) => !released);
    expect(listed.map(({ release_date, print }) => [release_date, print?.issue?.release_date])).toEqual([
      [first, first],
    ]);
    const { timetable } = journal.state().accounts[refOf('expiring') ?? '']?.subscriber ?? {};
    expect(timetable?.issues_expected.map(({ release_date }) => release_date)).toEqual(daysOf(day).slice(0, 2));
    expect(timetable?.current_subscription?.info.tokens.at(-1)?.issue?.release_date).toBe(first);
  }
});

test('a journal opened later moves its example dates once', () => {
  const { clock, journal } = openOn('2027-05-05');
  const promised = () =>
    journal.work(({ state: { invoices, accounts } }) => ({
      due: [invoices.inv_netThirty?.created, invoices.inv_netThirty?.due_date],
      pastDue: [invoices.inv_pastDue?.created, invoices.inv_pastDue?.due_date],
      undated: [invoices.inv_payable?.created, invoices.inv_payable?.due_date],
      until: accounts[refOf('gift-recipient') ?? '']?.subscriber.timetable.current_subscription?.gift?.until,
    }));
  const first = promised();
  expect(first).toEqual({
    due: ['2027-05-05', '2027-06-04'],
    pastDue: ['2027-04-15', '2027-04-25'],
    undated: ['2027-05-05', null],
    until: '2028-03-14',
  });
  clock.now = Date.parse('2027-06-05');
  expect(promised()).toEqual(first);
});

test("a journal opened on the documented day matches the contract's examples", () => {
  const { journal } = open();
  journal.work(({ now }) => expect(dayOf(now)).toBe(DOCUMENTED_DAY));
  expect(journal.state()).toEqual(seed());
});
