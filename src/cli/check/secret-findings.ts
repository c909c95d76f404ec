import { error, type Finding } from './finding.ts';

/** Keys that only a server may hold, by the forms their services publish. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sk|rk)_(?:live|test)_\w{2,}/gi, 'a secret key of the payment provider (sk_ or rk_)'],
  [/\bwhsec_\w{2,}/gi, 'a webhook secret of the payment provider (whsec_)'],
  [/"(?:[sr]k)_\w{2,}"/gi, 'a secret key of the payment provider (sk_ or rk_)'],
  [/\b(?:ES_[0-9a-f]{32}|0x[0-9a-f]{40})\b/gi, 'a secret of the bot check'],
  [/\b0x4AAAAAA[\w-]{26,}/g, 'a secret of the bot check'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/g, 'a private key'],
  [/\bAKIA[0-9A-Z]{16}\b/g, 'an access key'],
  [/\b(?:gh[pousr]_\w{36}|github_pat_\w{22,}|xox[abprs]-[\w-]{10,})/g, 'an access token'],
];

export const isSecret = (text: string): boolean => SECRETS.some(([pattern]) => `"${text}"`.search(pattern) >= 0);

/** Replaces secrets in what is printed, which a log may keep. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((before, [pattern]) => before.replace(pattern, '…'), text);

/** Returns the secrets anywhere on a page, which anyone can read. Never quotes them. */
export function secretFindings(html: string): Finding[] {
  const found = new Map<number, string>();
  for (const [pattern, name] of SECRETS)
    for (const { index } of html.matchAll(pattern)) if (found.size < MOST && !found.has(index)) found.set(index, name);
  const lines = new Map(
    [...found].map(([index, name]) => [`${html.slice(0, index).split('\n').length} ${name}`, name]),
  );
  return [...lines].map(([key, name]) =>
    error(
      `Line ${key.split(' ')[0]}: ${name} is on the page, where anyone can read it. Remove it and replace the key.`,
    ),
  );
}

const MOST = 20;
