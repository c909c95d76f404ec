import emailMisspelled, { all } from 'email-misspelled';

/** Providers one letter from another in the list: without them, their addresses would count as typos. */
const DOMAINS = [...all, 'email.com', 'hotmail.ch', 'proton.me', 'protonmail.com', 'fastmail.com'];

const similar = emailMisspelled({ domains: DOMAINS, lengthDiffMax: 1, maxMisspelled: 2 });

/** Shorter domains are one letter from too many real ones. */
const SHORTEST = 'yahoo.fr'.length;

/**
 * Returns the address a reader probably meant: its domain is one letter or two swapped letters from a well-known one.
 * Undefined for any other address, and for one that may still be typed.
 */
export function suggestEmail(typed: string, isTyping: boolean): string | undefined {
  const email = typed.trim();
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (domain.endsWith('.') || (isTyping && DOMAINS.some((known) => known.startsWith(domain)))) return undefined;
  const local = email.slice(0, email.lastIndexOf('@') + 1);
  const [meant] = similar(`a@${domain}`).filter(
    ({ suggest, misspelledCount }) =>
      suggest.length >= SHORTEST && (misspelledCount === 1 || lettersOf(suggest) === lettersOf(domain)),
  );
  return meant && local.length > 1 ? local + meant.suggest : undefined;
}

const lettersOf = (text: string): string => [...text].sort().join('');
