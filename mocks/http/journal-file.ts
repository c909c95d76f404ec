import { DatabaseSync } from 'node:sqlite';
import { STATE_VERSION, seed } from '../journal/state.ts';
import { type Change, inMemory, type Ledger, type Store, type Texts, textsOf } from '../journal/store.ts';

/**
 * Opens a store in an SQLite file. Each change is one transaction, committed before the caller continues: a killed
 * process loses nothing, a power cut at most the last moments. Throws, with the reason, if the file cannot be used.
 */
export function openJournalFile(path: string): Store & { close: () => void } {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    const ledger = ledgerIn(database);
    return { ...inMemory(ledger), close: () => database?.close() };
  } catch (error) {
    database?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The journal cannot go on in ${path}: ${reason}. Name another file.`);
  }
}

/** New entries are appended; a rewritten one keeps its place. */
const TABLE = `
  CREATE TABLE entry (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    part TEXT NOT NULL,
    key TEXT NOT NULL,
    text TEXT NOT NULL,
    UNIQUE (part, key)
  ) STRICT`;

const WHOLE = '';

function ledgerIn(database: DatabaseSync): Ledger {
  // An exclusive lock keeps other processes out, so the in-memory copy stays valid.
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  const numberOf = (query: string) => Number(Object.values(Object(database.prepare(query).get()))[0]);
  const isNew = numberOf('SELECT count(*) FROM sqlite_schema') === 0;
  const version = numberOf('PRAGMA user_version');
  if (!isNew && version !== STATE_VERSION)
    throw new Error(`it is of version ${version}, and this mock journal writes version ${STATE_VERSION}`);
  database.exec('BEGIN');
  if (isNew) database.exec(`PRAGMA user_version = ${STATE_VERSION}; ${TABLE}`);
  const all = database.prepare('SELECT part, key, text FROM entry ORDER BY place');
  const put = database.prepare(
    'INSERT INTO entry (part, key, text) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET text = excluded.text',
  );
  const drop = database.prepare('DELETE FROM entry WHERE part = ? AND key = ?');
  const dropAll = database.prepare('DELETE FROM entry WHERE part = ?');
  const writeOne = (change: Change) => {
    if ('whole' in change) {
      dropAll.run(change.part);
      for (const [key, text] of entriesOf(change.whole)) put.run(change.part, key, text);
      return;
    }
    for (const [key, text] of change.entries)
      if (text === undefined) drop.run(change.part, key);
      else put.run(change.part, key, text);
  };
  if (isNew) for (const [part, whole] of Object.entries(textsOf(seed()))) writeOne({ part, whole });
  database.exec('COMMIT');
  return {
    read: () => textsIn(all.all() as { part: string; key: string; text: string }[]), // as the table has them
    write(changes) {
      database.exec('BEGIN');
      try {
        changes.forEach(writeOne);
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
  };
}

const entriesOf = (texts: Texts): Iterable<readonly [string, string]> =>
  typeof texts === 'string' ? [[WHOLE, texts]] : texts;

function textsIn(rows: { part: string; key: string; text: string }[]): Record<string, Texts> {
  const parts = Object.entries(textsOf(seed())).map(([part, texts]) => [
    part,
    typeof texts === 'string' ? texts : new Map(),
  ]);
  const read: Record<string, Texts> = Object.fromEntries(parts);
  for (const { part, key, text } of rows) {
    const texts = read[part];
    if (texts instanceof Map) texts.set(key, text);
    else read[part] = text;
  }
  return read;
}
