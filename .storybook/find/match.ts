/** The words of a text in any language, without case, accents, quotes or punctuation. `codeSent` has two. */
export const wordsIn = (text: string): string[] =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{L})['’](\p{L})/gu, '$1$2')
    .toLowerCase()
    .match(/\p{L}+|\p{N}+/gu) ?? [];

export interface Pattern {
  readonly words: readonly string[];
  /** Whether a value such as `{amount}` precedes the word at this index, or ends the text. */
  readonly gaps: readonly boolean[];
}

export function patternOf(text: string): Pattern {
  const pieces = text.split(/\{\w+\}/).map(wordsIn);
  const gaps: boolean[] = [];
  let length = 0;
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) gaps[length] = true;
    length += piece.length;
  }
  return { words: pieces.flat(), gaps: Array.from({ length: length + 1 }, (_, at) => gaps[at] === true) };
}

export interface Match {
  /** The letters that match, less the words taken for values. */
  score: number;
  /** The first and last word of the query that match. */
  from: number;
  to: number;
}

/** Words of the query that follow each other in the text, but for values. */
interface Chain extends Match {
  /** The first and last word of the text that match. */
  start: number;
  end: number;
}

/** A value has at most this many words. */
const LONGEST_VALUE = 12;
/** The fewest letters of a text that goes on beyond an end of the query. */
const OVERLAP = 12;
/** The fewest letters of a text within a query: most sentences hold *On* or *No*. */
const SHORTEST = 4;

/**
 * Returns how a text matches: the query is a part of it, with values filled in, or holds all of it, or begins or ends in
 * it.
 */
export function matchOf(query: readonly string[], pattern: Pattern): Match | undefined {
  const last = query.length - 1;
  const rows: (Chain | undefined)[][] = [];
  for (const [at, asked] of query.entries())
    rows.push(
      pattern.words.map((word, place) =>
        isSame(asked, word, at === 0, at === last) ? chainTo(rows, { at, place, asked }, pattern) : undefined,
      ),
    );
  const chains = rows.flat().filter((chain) => chain !== undefined && isMatch(chain, last, pattern));
  return chains.reduce((best, chain) => (best && chain && chain.score <= best.score ? best : chain), undefined);
}

function chainTo(
  rows: readonly (Chain | undefined)[][],
  { at, place, asked }: { at: number; place: number; asked: string },
  { gaps }: Pattern,
): Chain | undefined {
  const before = gaps[place] ? beforeValue(rows, at, place) : rows[at - 1]?.[place - 1];
  const { length } = asked;
  if (before) return { ...before, score: before.score + length, to: at, end: place };
  const canBegin = place === 0 || at === 0 || (gaps[place] && at <= LONGEST_VALUE);
  return canBegin ? { score: length, from: at, to: at, start: place, end: place } : undefined;
}

/** The best chain that ends before a value. Each word of the value costs a letter. */
function beforeValue(rows: readonly (Chain | undefined)[][], at: number, place: number): Chain | undefined {
  let best: Chain | undefined;
  for (let before = Math.max(0, at - 1 - LONGEST_VALUE); before < at; before++) {
    const chain = rows[before]?.[place - 1];
    const score = (chain?.score ?? 0) - (at - before - 1);
    if (chain && score >= (best?.score ?? 0)) best = { ...chain, score };
  }
  return best;
}

function isMatch({ from, to, start, end, score }: Chain, last: number, { words, gaps }: Pattern): boolean {
  const holdsText = start === 0 && end === words.length - 1 && score >= SHORTEST;
  const beginsQuery = from === 0 || (gaps[start] === true && from <= LONGEST_VALUE);
  const endsQuery = to === last || (gaps[end + 1] === true && last - to <= LONGEST_VALUE);
  const isAtEdge = (from === 0 && end === words.length - 1) || (start === 0 && to === last);
  return holdsText || (beginsQuery && endsQuery) || (isAtEdge && score >= OVERLAP);
}

/** The first and last word of a query may be cut. */
const isSame = (asked: string, word: string, isFirst: boolean, isLast: boolean): boolean =>
  asked === word ||
  (isFirst && isLast && asked.length > 2 && word.includes(asked)) ||
  (isFirst && !isLast && word.endsWith(asked)) ||
  (isLast && !isFirst && word.startsWith(asked));

/** Matches a name, such as the words of `verifyCode.tooManyAttempts`, by a part of it or by the beginnings of its words. */
export function matchOfName(query: readonly string[], words: readonly string[]): Match | undefined {
  const asked = query.join('');
  const isPart = asked.length > 2 && words.join('').includes(asked);
  if (!isPart && !query.every((one) => words.some((word) => word.startsWith(one)))) return undefined;
  return { score: asked.length, from: 0, to: query.length - 1 };
}
