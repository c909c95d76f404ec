import { digest } from '#machines/rules/text/digest.ts';
import { KEPT_FOR } from './attempt-store.ts';
import type { DraftStore, NewDraft } from './world.ts';

/** Where one draft is kept as plain data; whatever else is found there is none. */
export interface DraftShelf {
  /** Tells a draft from those of other places. */
  name: string;
  read: () => unknown;
  write: (record: unknown) => void;
  clear: () => void;
}

/** The parameters of the page's address; of repeated ones the first counts. */
export interface ChoiceAddress {
  read: (name: string) => string | null;
  /** Sets parameters, takes out those without a value, and leaves all others alone. */
  write: (choices: NewDraft['choices']) => void;
}

/**
 * A draft on a shelf, kept for one day, and its choices in an address, where the widget has one; `now` is the time in ms
 * since 1970. Its sum covers its time, its seal and all that it holds, so that what does not fit is dropped whole.
 */
export function createDraftStore(shelf: DraftShelf, address: ChoiceAddress | undefined, now: () => number): DraftStore {
  const sumOf = (seal: string, at: number, draft: unknown) => digest(JSON.stringify([shelf.name, seal, at, draft]));
  return {
    read: (seals) => {
      const { at, sum, draft, more } = recordOn(shelf);
      const age = typeof at === 'number' ? now() - at : -1;
      const seal = seals.find((each) => sum === sumOf(each, Number(at), draft));
      if (seal === undefined || more.length > 0 || age < 0 || age >= KEPT_FOR) return undefined;
      // The sum says that it was written below, but no sum is a secret.
      const { content, order, left }: WrittenDraft = Object(draft);
      const found = Object.entries(Object(left)).map(([name, value]) => [address?.read(name) ?? null, value]);
      const isLinked = found.some(([now]) => now !== null) && found.some(([now, value]) => now !== value);
      return { seal, content, order, isLinked };
    },
    write: (seal, { content, order, choices }) => {
      address?.write(choices);
      // As the address has them: a browser may refuse to change it too often.
      const left = Object.fromEntries(
        Object.keys(address ? choices : {}).map((name) => [name, address?.read(name) ?? null]),
      );
      const draft: WrittenDraft = { content, order, left };
      const known = recordOn(shelf);
      // Read again, and not changed, it is as old as it was.
      if (known.sum === sumOf(seal, Number(known.at), draft)) return true;
      const at = now();
      shelf.write([at, sumOf(seal, at, draft), draft]);
      return true;
    },
    clear: (choices) => {
      address?.write(choices);
      shelf.clear();
    },
  };
}

/** A draft as it is written, and the parameters of the address as they were left then. */
interface WrittenDraft extends Pick<NewDraft, 'content' | 'order'> {
  left: Readonly<Record<string, string | null>>;
}

/** What stands on a shelf, whatever that is. */
function recordOn(shelf: DraftShelf) {
  const record = shelf.read();
  const [at, sum, draft, ...more]: unknown[] = Array.isArray(record) ? record : [];
  return { at, sum, draft, more };
}
