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
  const sumOf = (seal: string, at: unknown, draft: unknown) => digest(JSON.stringify([shelf.name, seal, at, draft]));
  return {
    read: (seals) => {
      const [at, sum, draft] = recordOn(shelf);
      const age = now() - Number(at);
      const seal = seals.find((each) => sum === sumOf(each, at, draft));
      if (seal === undefined || !(age >= 0 && age < KEPT_FOR)) return undefined;
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
      const [before, sum] = recordOn(shelf);
      // Read again, and not changed, it is as old as it was.
      if (sum === sumOf(seal, before, draft)) return true;
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

/** The time, the sum and the draft that stand on a shelf, whatever they are; nothing of a record of another form. */
function recordOn(shelf: DraftShelf): unknown[] {
  const record = shelf.read();
  return Array.isArray(record) && record.length === 3 ? record : [];
}
