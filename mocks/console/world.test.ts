import { beforeEach, expect, test } from 'vitest';
import { createJournal, type Journal } from '../journal/journal.ts';
import { callIds } from '../routes.ts';
import { BOT_CHECKS, BOT_PROVIDERS, PAYMENTS } from '../scenario/switches.ts';
import { parseSwitches, SWITCHES } from './switches.ts';
import { enterWorld, lineOf } from './world.ts';

let journal: Journal;

beforeEach(() => {
  journal = createJournal();
});

const enter = (query: string) => enterWorld(journal, new URLSearchParams(query));

test('describes a world in one line, without switches in their first position', () => {
  expect(lineOf(journal.state())).toBe('Visitor · happy');
  enter('scenario=card-declined&reader=subscriber');
  journal.steer({ network: 'offline', call: 'getShipping', botCheck: 'silent' });
  expect(lineOf(journal.state())).toBe(
    'Ines Calloway · card-declined · Offline: no call gets through (getShipping) · Payment: Declined · Bot check: Silent: never answers',
  );
});

test('offers every value of each switch, and parses no others', () => {
  expect(Object.keys(SWITCHES.call.options)).toEqual(['', ...callIds]);
  expect(Object.keys(SWITCHES.payment.options)).toEqual([...PAYMENTS]);
  expect(Object.keys(SWITCHES.botCheck.options)).toEqual([...BOT_CHECKS]);
  expect(Object.keys(SWITCHES.botProvider.options)).toEqual([...BOT_PROVIDERS]);
  expect(parseSwitches({ call: '', network: 'slow' })).toEqual({ call: null, network: 'slow' });
  for (const unknown of [{ network: 'toString' }, { __proto__x: 'slow' }, { toString: 'slow' }, { call: 'nothing' }])
    expect(parseSwitches(unknown)).toBeUndefined();
});
