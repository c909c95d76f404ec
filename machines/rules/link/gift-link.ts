/** The page that redeems a gift, below the origin of the site. */
export const giftPath = (token: string): string => `/subscribe/redeem?token=${encodeURIComponent(token)}`;

/**
 * Opens a mail with this subject and text in the reader's mail program, to whomever the reader names there. A message
 * begins it, unless the address would then be too long to be opened: whoever opens the gift sees the message all the same.
 */
export function mailLink(subject: string, lines: readonly string[], message?: string): string {
  const linkOf = (text: readonly string[]) => `mailto:?subject=${encoded(subject)}&body=${encoded(text.join('\r\n'))}`;
  const whole = message === undefined ? undefined : linkOf([message, '', ...lines]);
  return whole === undefined || whole.length > LONGEST ? linkOf(lines) : whole;
}

/** Windows passes no address on to a mail program that is longer than 2,048 characters, and says nothing. */
const LONGEST = 2_000;

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'));
