import type { Note } from './report.ts';

/** The mounts with one page's data that have not ended, and what is to be told of all that began before the last of them ends. */
interface Mounting {
  count: number;
  notes: Note[];
}

const mounting = new WeakMap<object, Mounting>();

/** Stands for page data that is no object. */
const NOTHING = {};

const keyOf = (data: unknown): object => (typeof data === 'object' && data !== null ? data : NOTHING);

/**
 * Whether the developer of the host page is told what is wrong with page data: in development and where the settings say `debug`.
 * Page data that is missing or is not JSON cannot say it, so it is always told.
 */
export const isTold = (data: unknown): boolean =>
  import.meta.env.DEV || keyOf(data) === NOTHING || Object(Object(data).settings).debug === true;

/** Collects what is wrong until no widget is being mounted with these page data, so that all of it is one message. */
export function opened(data: unknown): void {
  const key = keyOf(data);
  const { count, notes } = mounting.get(key) ?? { count: 0, notes: [] };
  mounting.set(key, { count: count + 1, notes });
}

export function note(data: unknown, noted: Note): void {
  mounting.get(keyOf(data))?.notes.push(noted);
}

/** Writes the message once the last widget is there. Never rejects: a message that cannot be loaded leaves the widgets alone. */
export async function closed(data: unknown): Promise<void> {
  const key = keyOf(data);
  const { count, notes } = mounting.get(key) ?? { count: 0, notes: [] };
  mounting.set(key, { count: count - 1, notes });
  if (count > 1) return;
  mounting.delete(key);
  // A name comes from the host's markup, so it holds nothing of the reader.
  const told = isTold(data) ? notes : notes.filter((noted) => 'unknown' in noted);
  if (told.length === 0) return;
  await import('./report.ts').then(
    ({ report }) => report(key, told),
    () => undefined,
  );
}
