import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { printOrder } from '../../tests/support/journal.ts';
import { createJournal } from '../journal/journal.ts';
import { STATE_VERSION, seed } from '../journal/state.ts';
import type { Store } from '../journal/store.ts';
import { openJournalFile } from './journal-file.ts';

test('keeps the whole state across a restart: fulfils the order, repeats the reply to its key [BEYOND-119]', () => {
  const path = freshPath();
  const order = {
    key: 'a5e6f8d2-0000-4000-8000-000000000001',
    query: new URLSearchParams({ captcha: 'fresh' }),
    body: printOrder,
    session: 'ses_1',
  };
  const first = open(path);
  const before = createJournal({ store: first, keepsCookies: true });
  before.choose('bank-on-file');
  const placed = before.ask('subscribe', order);
  const intent = Object.values(before.state().intents).at(-1);
  before.payments.confirm(intent?.secret ?? '', { kind: 'taken' });
  const kept = before.state();
  first.close();

  const after = createJournal({ store: open(path), keepsCookies: true });
  expect(after.state()).toEqual(kept);
  expect(Object.keys(after.state().intents)).toEqual(Object.keys(kept.intents));
  expect(after.ask('subscribe', order)).toEqual(placed);
  const poll = () => after.ask('getFulfilment', { params: { intent_id: intent?.id ?? '' }, session: 'ses_1' });
  expect([poll(), poll(), poll()].map(({ body }) => Object(body).status)).toEqual([
    'in-progress',
    'in-progress',
    'completed',
  ]);
});

test('keeps changed, added, replaced and deleted entries in order', () => {
  const path = freshPath();
  const first = open(path);
  first.change((state) => {
    state.sessions = { ses_1: 'acc_1', ses_2: 'acc_2', ses_3: 'acc_3' };
    state.spent.push('token');
    state.reader = 'acc_1';
  });
  first.change(({ sessions }) => {
    delete sessions.ses_2;
    sessions.ses_1 = 'acc_9';
    sessions.ses_4 = 'acc_4';
  });
  const kept = first.read();
  expect(Object.entries(kept.sessions)).toEqual([
    ['ses_1', 'acc_9'],
    ['ses_3', 'acc_3'],
    ['ses_4', 'acc_4'],
  ]);
  first.close();
  const second = open(path);
  expect(JSON.stringify(second.read())).toBe(JSON.stringify(kept));
  second.reset();
  second.close();
  expect(open(path).read()).toEqual(seed());
});

test('writes nothing if a change fails', () => {
  const path = freshPath();
  const store = open(path);
  const fail = () =>
    store.change((state) => {
      state.spent.push('token');
      state.sessions.ses_1 = 'acc_1';
      throw new Error('half-way');
    });
  expect(fail).toThrow('half-way');
  const unwritable = () =>
    store.change((state) => {
      state.spent.push('token');
      Object.assign(state.sessions, { ses_1: 'acc_1' });
      store.close();
    });
  expect(unwritable).toThrow('database is not open');
  expect(store.read()).toEqual(seed());
  expect(open(path).read()).toEqual(seed());
});

test("rejects another version's file, a non-database, a missing folder and a file in use", () => {
  const other = freshPath();
  open(other).close();
  const database = new DatabaseSync(other);
  database.exec('PRAGMA user_version = 7');
  database.close();
  expect(() => openJournalFile(other)).toThrow(
    `The journal cannot go on in ${other}: it is of version 7, and this mock journal writes version ${STATE_VERSION}. Name another file.`,
  );
  const text = freshPath();
  writeFileSync(text, 'This is no database, and it is long enough to be taken for none.'.repeat(20));
  expect(() => openJournalFile(text)).toThrow('file is not a database');
  expect(() => openJournalFile(join(freshPath(), 'deeper'))).toThrow('unable to open database file');
  const used = freshPath();
  open(used);
  expect(() => openJournalFile(used)).toThrow('database is locked');
});

function open(path: string): Store & { close: () => void } {
  const store = openJournalFile(path);
  let isOpen = true;
  const close = () => {
    if (isOpen) store.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...store, close };
}

function freshPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'journal.sqlite');
}
