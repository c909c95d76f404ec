import type { RawPageData } from './page-data.ts';
import type { Note } from './report.ts';

interface Mounting {
  count: number;
  notes: Note[];
}

const mounting = new WeakMap<object, Mounting>();

const NOTHING = {};

const keyOf = ({ given }: RawPageData): object => (typeof given === 'object' && given !== null ? given : NOTHING);

/** Collects problems until every mount with this page data is done, so that they share one message. */
export function opened(page: RawPageData): void {
  const key = keyOf(page);
  const { count, notes } = mounting.get(key) ?? { count: 0, notes: [] };
  mounting.set(key, { count: count + 1, notes });
}

export function note(page: RawPageData, noted: Note): void {
  mounting.get(keyOf(page))?.notes.push(noted);
}

/** Writes the message after the last mount. Never rejects: widgets work without the message. */
export async function closed(page: RawPageData): Promise<void> {
  const key = keyOf(page);
  const { count, notes } = mounting.get(key) ?? { count: 0, notes: [] };
  mounting.set(key, { count: count - 1, notes });
  if (count > 1) return;
  mounting.delete(key);
  // Unknown names come from the host's markup, so they reveal nothing about the reader.
  const told = page.isReported ? notes : notes.filter((noted) => 'unknown' in noted);
  if (told.length === 0) return;
  await import('./report.ts').then(
    ({ report }) => report(key, told),
    () => undefined,
  );
}
