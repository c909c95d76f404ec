import { wellFormed } from '#machines/rules/text/well-formed.ts';

/** Returns the path of the page where a gift is redeemed. */
export const giftPath = (token: string): string => `/subscribe/redeem?token=${encodeURIComponent(token)}`;

/**
 * Returns a `mailto:` link with a subject and text, but no recipient. Omits the message if the link would be too long
 * to open; the gift's page shows it anyway.
 */
export function mailLink(subject: string, lines: readonly string[], message?: string): string {
  const linkOf = (text: readonly string[]) => `mailto:?subject=${encoded(subject)}&body=${encoded(text.join('\r\n'))}`;
  const whole = message === undefined ? undefined : linkOf([message, '', ...lines]);
  return whole === undefined || whole.length > LONGEST ? linkOf(lines) : whole;
}

/** Windows silently drops `mailto:` links beyond 2,048 characters. */
const LONGEST = 2_000;

const encoded = (text: string): string => encodeURIComponent(wellFormed(text).replace(/\r?\n/g, '\r\n'));
