import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Text } from './texts.ts';

/** A phrase to rewrite and its line, from 1. */
export interface Complaint {
  line: number;
  message: string;
}

interface Phrase {
  pattern: string;
  expected: string;
  example: string;
}

const { phrases }: { phrases: Phrase[] } = parse(readFileSync(new URL('vocabulary.yml', import.meta.url), 'utf8'));
const rules = phrases.map(({ pattern, expected, example }) => {
  const regex = new RegExp(pattern, 'giu');
  if (example.search(regex) < 0) throw new Error(`${pattern} does not find its example: ${example}`);
  return { regex, expected };
});

/** Lints Markdown, except its code and the addresses of its links. */
export function lintMarkdown(text: string): Complaint[] {
  const prose = text.replaceAll(CODE, (code) => code.replaceAll(/[^\n]/g, '`'));
  return [...prose.matchAll(PARAGRAPH)].flatMap(({ index: start, 0: paragraph }) =>
    rules.flatMap(({ regex, expected }) =>
      [...paragraph.matchAll(regex)].map(({ index, 0: found }) => ({
        line: prose.slice(0, start + index).split('\n').length,
        message: `${found.replaceAll(/\s+/g, ' ')} => ${expected}`,
      })),
    ),
  );
}

/** Lints texts extracted from code. Lines refer to their file. */
export const lintTexts = (texts: readonly Text[]): Complaint[] =>
  texts.flatMap(({ text, line: first }) =>
    lintMarkdown(text).map(({ line, message }) => ({ line: first + line - 1, message })),
  );

const CODE = /^ *```[\s\S]*?^ *```|(`+)[^`][\s\S]*?\1|\]\([^)]*\)|<https?:[^>]*>/gm;
const PARAGRAPH = /(?:^.*\S.*$\n?)+/gm;
