import { printable } from '../printable.ts';

/** A problem of a page. Never quotes a value of the page data or the query of an address. */
export interface Finding {
  /** `error`: something does not work. `warning`: it works, but not as the page intends. */
  severity: 'error' | 'warning';
  text: string;
}

type Tell = (text: string, at?: { line: number }) => void;

/** Collects findings. */
export interface Report {
  findings: Finding[];
  error: Tell;
  warning: Tell;
}

export function createReport(): Report {
  const findings: Finding[] = [];
  const teller =
    (severity: Finding['severity']): Tell =>
    (text, at) =>
      void findings.push({ severity, text: at ? `Line ${at.line}: ${text}` : text });
  return { findings, error: teller('error'), warning: teller('warning') };
}

/** A page with more has the same mistake many times. */
const MOST_LINES = 50;

export function reportOf(findings: Finding[]): string {
  const part = (title: string, severity: Finding['severity']) => {
    const found = findings.filter((each) => each.severity === severity);
    const lines = [...new Set(found.map(({ text }) => printable(withoutSecrets(text))))];
    const shown = lines.slice(0, MOST_LINES);
    if (lines.length > MOST_LINES) shown.push(`… and ${lines.length - MOST_LINES} more.`);
    return lines.length === 0 ? '' : `${title} (${lines.length})\n${shown.map((line) => `  ${line}\n`).join('')}`;
  };
  return part('Errors', 'error') + part('Warnings', 'warning') || 'Nothing is wrong with this page.\n';
}

/** Keys that only a server may hold, by the forms their services publish. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sk|rk)_(?:live|test)_\w{2,}/gi, 'a secret key of the payment provider (sk_ or rk_)'],
  [/\bwhsec_\w{2,}/gi, 'a webhook secret of the payment provider (whsec_)'],
  [/"(?:[sr]k)_\w{2,}"/gi, 'a secret key of the payment provider (sk_ or rk_)'],
  [/\b(?:ES_[0-9a-f]{32}|0x[0-9a-f]{40})\b|\b0x4AAAAAA[\w-]{26,}/gi, 'a secret of the bot check'],
];
const MOST_SECRETS = 20;

export const isSecret = (text: string): boolean => SECRETS.some(([pattern]) => `"${text}"`.search(pattern) >= 0);

/** Replaces secrets in what is printed, which a log may keep. */
const withoutSecrets = (text: string): string =>
  SECRETS.reduce((before, [pattern]) => before.replace(pattern, '…'), text);

/** Reports the secrets anywhere on a page, which anyone can read. Never quotes them. */
export function checkSecrets(html: string, { error }: Report): void {
  for (const [pattern, name] of SECRETS)
    for (const [at, { index }] of [...html.matchAll(pattern)].entries())
      if (at < MOST_SECRETS)
        error(`${name} is on the page, where anyone can read it. Remove it and replace the key.`, lineAt(html, index));
}

export const lineAt = (text: string, position: number, first = 1): { line: number } => ({
  line: first + text.slice(0, position).split('\n').length - 1,
});
