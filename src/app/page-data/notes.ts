import type { Note } from './report.ts';

interface Mounting {
  count: number;
  notes: Note[];
}

const mounting = new WeakMap<object, Mounting>();

const NOTHING = {};

const keyOf = (data: unknown): object => (typeof data === 'object' && data !== null ? data : NOTHING);

/**
 * Whether to report problems to the host's developer: in development, or if the settings turn on `debug`. Page data
 * that is missing or not JSON has no settings and is always reported.
 */
export const isTold = (data: unknown): boolean =>
  import.meta.env.DEV || keyOf(data) === NOTHING || Object(Object(data).settings).debug === true;

/** Collects problems until every mount with this page data is done, so that they share one message. */
export function opened(data: unknown): void {
  const key = keyOf(data);
  const { count, notes } = mounting.get(key) ?? { count: 0, notes: [] };
  mounting.set(key, { count: count + 1, notes });
}

export function note(data: unknown, noted: Note): void {
  mounting.get(keyOf(data))?.notes.push(noted);
}

/** Writes the message after the last mount. Never rejects: widgets work without the message. */
export async function closed(data: unknown): Promise<void> {
  const key = keyOf(data);
  const { count, notes } = mounting.get(key) ?? { count: 0, notes: [] };
  mounting.set(key, { count: count - 1, notes });
  if (count > 1) return;
  mounting.delete(key);
  // Unknown names come from the host's markup, so they reveal nothing about the reader.
  const told = isTold(data) ? notes : notes.filter((noted) => 'unknown' in noted);
  if (told.length === 0) return;
  await import('./report.ts').then(
    ({ report }) => report(key, told),
    () => undefined,
  );
}
