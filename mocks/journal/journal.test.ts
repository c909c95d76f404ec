import { expect, test } from 'vitest';
import { open } from '#fixtures/world/journal.ts';
import { refOf } from '../readers.ts';
import { callIds } from '../routes.ts';
import { createJournal } from './journal.ts';

test.each(callIds)('answers %s even for an empty call', (id) => {
  for (const reader of ['visitor', 'administrator', 'subscriber'] as const) {
    const { journal } = open();
    journal.become(reader);
    expect(journal.ask(id).status).toBeGreaterThanOrEqual(200);
  }
});

test('creates unguessable ids: a prefix and 16 random letters and digits', () => {
  const journal = createJournal();
  const ids = Array.from({ length: 200 }, () => journal.work(({ newId }) => newId('gft_')));
  for (const id of ids) expect(id).toMatch(/^gft_[A-HJ-NP-Za-km-z2-9]{16}$/);
  expect(new Set(ids).size).toBe(200);
  expect(new Set(ids.join('')).size).toBeGreaterThan(40);
});

test('a scenario logs in the reader it names and otherwise keeps the current one', () => {
  const { journal } = open();
  journal.become('digital');
  journal.choose('bot-check-absent');
  expect(journal.state()).toMatchObject({ reader: refOf('digital'), scenario: 'bot-check-absent' });
  journal.choose('card-on-file');
  expect(journal.state().reader).not.toBe(refOf('digital'));
  expect(journal.state().reader).not.toBeNull();
});

test('shows the documented intents to every session', () => {
  const journal = createJournal({ keepsCookies: true });
  const ids = Object.keys(journal.state().intents);
  expect(ids).not.toEqual([]);
  for (const intent_id of ids)
    for (const session of ['ses_1', 'ses_2'])
      expect(journal.ask('getFulfilment', { params: { intent_id }, session }).status).toBe(200);
});
