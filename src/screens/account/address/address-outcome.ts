import { addressChange, addressDeletion } from '#machines/account/acts.ts';
import type { Outcome } from '#machines/lib/outcome.ts';
import type { addressBookMessages } from '#messages/en/address.ts';
import { fill, fillAll, type Messages } from '#messages/message.ts';

type Words = Messages<typeof addressBookMessages>;

export function addressTitle({ act, end }: Outcome, category: string, words: Words): string {
  const { titles } = act === 'addressDeletion' ? addressDeletion : addressChange;
  return fillAll(String(words[titles[end]]), { category });
}

/** Returns the currently saved address as one line (ADDR-24). */
export function nowOf({ facts = {} }: Outcome, category: string | undefined, words: Words): string | undefined {
  const { line1, city } = facts;
  return category && line1 && city ? fill(words.now, { category, line1, city }) : undefined;
}
