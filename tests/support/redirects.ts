import { readFileSync } from 'node:fs';

export interface HostileRedirect {
  value: string;
  asked: string;
  kind: string;
  expected: 'reject' | 'stay-or-reject';
}

export const hostileRedirects = (): HostileRedirect[] =>
  linesOf('redirects-hostile.tsv')
    .slice(1)
    .map((line) => line.split('\t') as [string, string, HostileRedirect['expected']])
    .map(([value, kind, expected]) => ({ value, asked: unabridged(read(value)), kind, expected }));

export const allowedRedirects = (): string[] => linesOf('redirects-allowed.txt').map(read);

export function staysHome(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || !URL.canParse(path, SITE)) return false;
  const { origin, pathname, searchParams } = new URL(path, SITE);
  const isHarmful = /^\/(?:login|logout|oauth|api)(?:\/|$)|\/delete\/?$|\/\//i.test(decodeURIComponent(pathname));
  return origin === SITE && !isHarmful && !searchParams.has('redirect_status');
}

const SITE = 'https://journal.test';

const linesOf = (file: string): string[] =>
  readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

const read = (line: string): string => new URLSearchParams(`url=${line}`).get('url') ?? '';

/** The list abridges its longest line. */
const unabridged = (asked: string): string =>
  asked.replace(/…\((\d+) chars\)$/, (_, length) => 'a'.repeat(Number(length)));
