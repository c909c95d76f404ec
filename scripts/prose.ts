import { globSync, readFileSync } from 'node:fs';
import { isGenerated } from '../tests/architecture/source.ts';

/** Phrases that sound translated, and what to say instead. */
const PHRASES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\banew\b/giu, 'again'],
  [/\b(not|no|none|nobody|nothing|never|cannot|\w+n't)(\b[^.;:]{0,60}?)\s+any\s?more\b/giu, 'no longer'],
  [/\b(?<!(?:if|when|because|so)\s)there\s+(?:is|are|was|were)\s+(?:none|not)\b/giu, '… is missing'],
  [/\b(?<!there\s)(?:is|are|as)\s+none\b/giu, 'is not a … / is missing'],
  [/\bas\s+(?:it|they)\s+(?:now\s+)?stands?\b|\bcomes?\s+to\s+stand\b/giu, 'current'],
  [
    /\bof\s+(?:its|their|his|her|our|my)\s+own(?=\s*(?:[.,;:)]|$|\s(?:and|that|which|in|for|with|on|is|to|at|by|from|as|if|when)\b))/giu,
    'its own, before the noun',
  ],
  [/\b(?:told|tells?|telling)\s+of\b/giu, 'report / announce / show'],
  [/\bwhat(?:ever)?\s+(?:came|comes|has\s+come|had\s+come)\s+of\b/giu, 'the result of'],
  [/\b(?:that|than|but|all)\s+what\b/giu, 'a noun'],
  [/\bwhat\s+(?:is|are|was|were)\s+(?:not|no|none|nothing|left|there|due|said|to\s+be)\b/giu, 'a noun'],
  [/\bwho(?:so)?ever\b/giu, 'the reader / anyone who'],
  [/\bin\s+(?:the\s+)?words\s+of\b|\bin\s+(?:its|their)\s+own\s+words\b/giu, "with …'s message"],
  [/\b(?:is|are)\s+led\s+(?:to|back|on)\b/giu, 'goes to'],
  [/\b(?:is|are|be)\s+held\s+to\b/giu, 'is checked against'],
  [/\b(?:pass|know|find|take|ha|need|show|send|say|ask|hold|keep)(?:e?s)\s+(?:it|them)\s+not\b/giu, 'does not …'],
  [/\b(?:is|are)\s+getting\s+on\b/giu, 'the state of'],
  [/\bby\s+itself\b/giu, 'on its own / automatically'],
  [/\b(?:that|what|which)\s+(?:is|are)\s+to\s+be\b/giu, 'will be / should be'],
  [/\bgoes?\s+on\s+(?:where|from)\b/giu, 'resumes'],
  [
    /\b(?:lest|hence|thus|thereof|wherein|in\s+the\s+midst|of\s+late|save\s+for|the\s+like\s+of)\b/giu,
    'an everyday word',
  ],
  [/\bthe\s+very\s+same\b/giu, 'the same'],
  [/\b(the|a|an|to|of|is|it|and|in|for|with)\s+\1\b/giu, 'the word once'],
];

const FILES = [
  '{machines,src,mocks,cli,conformance,.storybook,scripts,tests,docs}/**/*.{ts,tsx,mjs,css}',
  '*.ts',
  'openapi/*.yaml',
  '*.md',
  '{docs,conformance}/**/*.md',
];
const CODE = /^ *```[\s\S]*?^ *```|(`+)[^`][\s\S]*?\1|\]\([^)]*\)|<https?:[^>]*>/gm;
const PARAGRAPH = /(?:^.*\S.*$\n?)+/gm;
const COMMENT = /(?<=^|[\s{(])\/\*[\s\S]*?\*\/|(?:(?<=^|[\s;])\/\/ .*$\n?[ \t]*)+/gm;
const TITLE = /(?<=\b(?:test|it|describe)(?:\.\w+(?:\(.*\))?)*\(\s*(['"`])).*?(?=\1)|(?<=\bname: ').*(?=',$)/gm;
const DESCRIPTION = /^( *)description:.*(?:\n\1 .*)*/gm;
const MESSAGE = /(?<=: ['"`]).*(?=['"`],$)/gm;

/** Returns a line for each phrase in the prose of a file: Markdown, YAML, or the comments, titles and messages of code. */
export function phrasesIn(path: string, source: string): string[] {
  if (path.endsWith('.md')) return lint(path, source, 1);
  const inCode = path.startsWith('src/messages/en') ? [COMMENT, MESSAGE] : [COMMENT, TITLE];
  const kinds = path.endsWith('.yaml') ? [DESCRIPTION] : inCode;
  return kinds.flatMap((kind) =>
    [...source.matchAll(kind)].flatMap(({ 0: text, index }) =>
      lint(path, text.replaceAll(/^\s*(?:\/?\*+|\/\/)\/?/gm, ''), lineAt(source, index)),
    ),
  );
}

function lint(path: string, text: string, first: number): string[] {
  const prose = text.replaceAll(CODE, (code) => code.replaceAll(/[^\n]/g, '`'));
  return [...prose.matchAll(PARAGRAPH)].flatMap(({ index: start, 0: paragraph }) =>
    PHRASES.flatMap(([phrase, instead]) =>
      [...paragraph.matchAll(phrase)].map(
        ({ index, 0: found }) =>
          `${path}:${first + lineAt(prose, start + index) - 1}  ${found.replaceAll(/\s+/g, ' ')} => ${instead}`,
      ),
    ),
  );
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

if (import.meta.main) {
  const paths = globSync(FILES, { exclude: ['**/node_modules/**', 'scripts/prose*'] }).filter(
    (path) => !isGenerated(path.replaceAll('\\', '/')),
  );
  const found = paths.sort().flatMap((path) => phrasesIn(path, readFileSync(path, 'utf8')));
  console.log([...found, `${found.length} phrases to rewrite`].join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
