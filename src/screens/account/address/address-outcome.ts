import type { Outcome, OutcomeEnd } from '#machines/lib/outcome.ts';
import type { addressBookWords } from '#messages/en/address.ts';
import { fill, type Texts } from '#messages/text.ts';

type Words = Texts<typeof addressBookWords>;

export function addressTitle({ act, end }: Outcome, category: string, words: Words): string {
  if (act === 'addressDeletion') return fill(words[DELETION[end]], { category });
  return end === 'done' || end === 'already' ? words.updated : fill(words[SAVING[end]], { category });
}

/** Returns the currently saved address as one line (ADDR-24). */
export function nowOf({ facts = {} }: Outcome, category: string | undefined, words: Words): string | undefined {
  const { line1, city } = facts;
  return category && line1 && city ? fill(words.now, { category, line1, city }) : undefined;
}

const DELETION = {
  done: 'deleted',
  already: 'deleted',
  refused: 'notDeleted',
  contradicted: 'stillSaved',
  unsure: 'deletionUnsure',
} as const satisfies Record<OutcomeEnd, keyof Words>;

const SAVING = {
  refused: 'notSaved',
  contradicted: 'notSaved',
  unsure: 'savingUnsure',
} as const;
