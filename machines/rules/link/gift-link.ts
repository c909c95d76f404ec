/** The page that redeems a gift, below the origin of the site. */
export const giftPath = (token: string): string => `/subscribe/redeem?token=${encodeURIComponent(token)}`;

/** Opens a mail with this subject and text in the reader's mail program, to whomever the reader names there. */
export const mailLink = (subject: string, lines: readonly string[]): string =>
  `mailto:?subject=${encoded(subject)}&body=${encoded(lines.join('\r\n'))}`;

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'));
