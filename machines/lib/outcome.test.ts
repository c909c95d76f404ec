import { expect, test } from 'vitest';
import { hostileGroups } from '#fixtures/data/hostile-strings.ts';
import { type Outcome, type OutcomeEnd, outcomeOf, readOutcome, settled } from './outcome.ts';

const words = { field: 'general', code: 'server', words: 'Please add payment information first.' } as const;

test('reports success, a refusal in the server’s words, and doubt about an unreadable reply', () => {
  const facts = { method: 'Visa ending 4242' };
  expect([
    outcomeOf('autorenewOn', { kind: 'ok', output: {} }),
    outcomeOf('cardDeletion', { kind: 'refused', refusal: { status: 409, problems: [words] } }, facts),
    outcomeOf('nameChange', { kind: 'unreadable' }),
    outcomeOf('nameChange', { kind: 'unanswered' }),
  ]).toEqual([
    { act: 'autorenewOn', end: 'done' },
    { act: 'cardDeletion', end: 'refused', problems: [words], facts },
    { act: 'nameChange', end: 'unsure' },
    { act: 'nameChange', end: 'unsure' },
  ]);
});

test.each<[end: OutcomeEnd, hasTakenEffect: OutcomeEnd, isNot: OutcomeEnd]>([
  ['done', 'done', 'contradicted'],
  ['already', 'already', 'contradicted'],
  ['refused', 'already', 'refused'],
  ['contradicted', 'done', 'contradicted'],
  ['unsure', 'done', 'unsure'],
])('settles "%s" as "%s" if the page confirms the act, else as "%s"', (end, so, not) => {
  const outcome: Outcome = { act: 'autorenewOff', end, problems: [words] };
  expect([settled(outcome, true), settled(outcome, false), settled(outcome, undefined)]).toEqual([
    { ...outcome, end: so },
    { ...outcome, end: not },
    outcome,
  ]);
});

test('reads a stored outcome with its problems and facts', () => {
  const kept = { act: 'cardDeletion', end: 'refused', problems: [words], facts: { method: 'Visa ending 4242' } };
  expect(readOutcome(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(readOutcome({ act: 'order', end: 'already' })).toEqual({
    act: 'order',
    end: 'already',
    problems: [],
    facts: {},
  });
});

test.each([
  undefined,
  null,
  7,
  'autorenewRefused',
  [],
  {},
  { act: 'autorenewOff' },
  { act: 'toString', end: 'done' },
  { act: 'autorenewOff', end: 'constructor' },
  { act: ['autorenewOff'], end: 'done' },
])('reads no outcome from %j', (value) => {
  expect(readOutcome(value)).toBeUndefined();
});

test('takes only known codes and texts from a hostile outcome', () => {
  const problems = [null, 7, { code: 'callFailed' }, { code: 'toString' }, { code: 'server' }, { code: 'signedOut' }];
  const facts = { method: 4242, __proto__: { polluted: 'x' }, name: 'Ines' };
  expect(readOutcome({ act: 'nameChange', end: 'refused', problems, facts })).toEqual({
    act: 'nameChange',
    end: 'refused',
    problems: [{ field: 'general', code: 'signedOut' }],
    facts: { name: 'Ines' },
  });
  expect(readOutcome({ act: 'nameChange', end: 'done', problems: 'x', facts: 'x' })).toMatchObject({ problems: [] });
  for (const value of Object.values(hostileGroups).flat()) {
    expect(readOutcome(value)).toBeUndefined();
    expect(readOutcome({ act: value, end: 'done' })).toBeUndefined();
    expect(readOutcome({ act: 'nameChange', end: value })).toBeUndefined();
    expect(readOutcome({ act: 'nameChange', end: 'done', facts: value, problems: value })).toMatchObject({
      problems: [],
    });
  }
});
