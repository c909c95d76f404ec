import type { DraftOffer, DraftStore, NewDraft } from '#machines/lib/world.ts';
import { digest } from '#machines/rules/text/digest.ts';
import { KEPT_FOR } from './attempt-store.ts';

/** Storage for one draft. Its content is untrusted and ignored unless it is a draft. */
export interface DraftSlot {
  name: string;
  read: () => unknown;
  write: (record: unknown) => void;
  clear: () => void;
}

/** The parameters of the page's address. The first of repeated values counts. */
export interface ChoiceAddress {
  read: (name: string) => string | null;
  /** Sets the given parameters, removes those without a value, and leaves all others unchanged. */
  write: (choices: NewDraft['choices']) => void;
}

/**
 * Creates a store that keeps a draft for one day, with its choices in the address if the widget owns it. `now` is in ms
 * since 1970. A checksum covers the time, fingerprint and content; a mismatch drops the whole draft.
 */
export function createDraftStore(
  slot: DraftSlot,
  address: ChoiceAddress | undefined,
  now: () => number,
  isAfterLogin: () => boolean,
): DraftStore {
  let offer: DraftOffer | undefined;
  const sumOf = (fingerprint: string, at: unknown, draft: unknown) =>
    digest(JSON.stringify([slot.name, fingerprint, at, draft]));
  const store: DraftStore = {
    read: (fingerprints) => {
      const [at, sum, draft] = recordOn(slot);
      const age = now() - Number(at);
      const fingerprint = fingerprints.find((each) => sum === sumOf(each, at, draft));
      if (fingerprint === undefined || !(age >= 0 && age < KEPT_FOR)) return undefined;
      // A matching checksum means that `write` below stored this, unless it was forged: the checksum is not a secret.
      const { content, order, left }: WrittenDraft = Object(draft);
      const found = Object.entries(Object(left)).map(([name, value]) => [address?.read(name) ?? null, value]);
      const isLinked = found.some(([now]) => now !== null) && found.some(([now, value]) => now !== value);
      return { fingerprint, content, order, isLinked };
    },
    write: (fingerprint, { content, order, choices }) => {
      address?.write(choices);
      // Read back, because browsers limit how often the address can change.
      const left = Object.fromEntries(
        Object.keys(address ? choices : {}).map((name) => [name, address?.read(name) ?? null]),
      );
      const draft: WrittenDraft = { content, order, left };
      const [before, sum] = recordOn(slot);
      // Writing an unchanged draft does not extend its life.
      if (sum === sumOf(fingerprint, before, draft)) return true;
      const at = now();
      slot.write([at, sumOf(fingerprint, at, draft), draft]);
      return true;
    },
    clear: (choices) => {
      address?.write(choices);
      slot.clear();
    },
    isAfterLogin,
    offer: ({ offered, accepted }, draft) => {
      store.write(offered, { ...draft, choices: {} });
      offer = {
        accept: () => void store.write(accepted, { ...draft, choices: {} }),
        // Keeps what the reader typed in the meantime.
        discard: () => store.read([offered]) && slot.clear(),
      };
    },
    offered: () => offer,
  };
  return store;
}

interface WrittenDraft extends Pick<NewDraft, 'content' | 'order'> {
  left: Readonly<Record<string, string | null>>;
}

function recordOn(slot: DraftSlot): unknown[] {
  const record = slot.read();
  return Array.isArray(record) && record.length === 3 ? record : [];
}
