import type { FindData, Story } from './known.ts';
import { type Match, matchOf, matchOfName, type Pattern, patternOf, wordsIn } from './match.ts';

export interface Item {
  kind: 'Text' | 'Words from the server' | 'Flow' | 'State' | 'Reply' | 'Requirement' | 'Story';
  names: readonly string[];
  words?: string;
  language?: string;
  /** The id of a flow's page. */
  page?: string;
}

export interface Found extends Item {
  stories: readonly Story[];
}

interface Findable {
  item: Item;
  /** The words of each name. */
  names: readonly (readonly string[])[];
  patterns: readonly Pattern[];
  isShownBy: (story: Story) => boolean;
}

/** Returns a function that finds what a query names or quotes, best first. */
export function finderOf(data: FindData, stories: readonly Story[]): (query: string) => Found[] {
  const all = findables(data, stories);
  return (query) =>
    search(wordsIn(query), all).map(({ item, isShownBy }) => ({ ...item, stories: stories.filter(isShownBy) }));
}

export const findables = (data: FindData, stories: readonly Story[] = []): Findable[] =>
  nameables(data, stories).map((one) => ({
    ...one,
    // The words of a server have only the names of the replies that hold them.
    names: one.item.kind === 'Words from the server' ? [] : one.item.names.map(wordsIn),
  }));

function nameables(data: FindData, stories: readonly Story[]): Omit<Findable, 'names'>[] {
  return [
    ...textsOf(data),
    ...data.flows.map(({ name, machine, page }) => ({
      item: { kind: 'Flow' as const, names: [name], page },
      patterns: [],
      isShownBy: ({ tags, rests }: Story) =>
        tags.includes(`flow:${machine}`) || rests.some((state) => state.startsWith(`${machine}.`)),
    })),
    ...data.states.map(({ name, isTransient }) => ({
      item: { kind: 'State' as const, names: [name] },
      patterns: [],
      isShownBy: ({ rests, passes }: Story) => (isTransient ? passes : rests).includes(name),
    })),
    ...data.replies.map(({ name, words }) => ({
      item: { kind: 'Reply' as const, names: [name], words },
      patterns: [patternOf(words)],
      isShownBy: ({ receives }: Story) => receives.includes(name),
    })),
    ...Object.entries(data.requirements).map(([name, text]) => {
      const cited = new RegExp(`\\b${name}\\b`);
      return {
        item: { kind: 'Requirement' as const, names: [name], words: text },
        patterns: [patternOf(text)],
        isShownBy: (story: Story) => cited.test(story.name),
      };
    }),
    ...data.words.map(({ words, documents }) => {
      const names = documents.map((at) => data.documents[at] ?? '');
      return {
        item: { kind: 'Words from the server' as const, names, words },
        patterns: [patternOf(words)],
        isShownBy: (story: Story) => names.some((name) => story.receives.includes(name) || story.opens.includes(name)),
      };
    }),
    ...stories.map(({ id, title, name }) => ({
      item: { kind: 'Story' as const, names: [`${title}: ${name}`] },
      patterns: [],
      isShownBy: (story: Story) => story.id === id,
    })),
  ];
}

/** Texts with the same words are found once, with all their names. */
function textsOf({ texts }: FindData): Omit<Findable, 'names'>[] {
  const same = new Map<string, { item: Item & { names: string[] }; forms: readonly string[] }>();
  for (const { name, wordings } of texts)
    for (const [language, forms] of Object.entries(wordings)) {
      const key = [language, ...forms].join('\n');
      const one = same.get(key) ?? { item: { kind: 'Text', words: forms.at(-1) ?? '', names: [], language }, forms };
      same.set(key, one);
      one.item.names.push(name);
    }
  return [...same.values()].map(({ item, forms }) => ({
    item,
    patterns: forms.map(patternOf),
    isShownBy: ({ shows }) => item.names.some((name) => shows.includes(name)),
  }));
}

const MOST = 20;

export function search(query: readonly string[], all: readonly Findable[]): Findable[] {
  const asked = query.join('');
  if (asked.length < 2) return [];
  const known = new Set(query);
  const hits = all.flatMap((findable) => {
    const hit = hitOf({ query, asked, known }, findable);
    return hit ? [{ findable, ...hit }] : [];
  });
  const kept: typeof hits = [];
  for (const hit of hits.toSorted((one, other) => other.rank - one.rank))
    if (!kept.some((better) => isHidden(hit, better))) kept.push(hit);
  return kept.slice(0, MOST).map(({ findable }) => findable);
}

interface Asked {
  query: readonly string[];
  /** The letters of the query. */
  asked: string;
  known: ReadonlySet<string>;
}

interface Hit extends Match {
  rank: number;
}

function hitOf(query: Asked, { item, names, patterns }: Findable): Hit | undefined {
  const hits = [
    ...names.map((name) => hitOfName(query, item, name)),
    ...patterns.map((pattern) => hitOfWords(query, pattern)),
  ].filter((hit) => hit !== undefined);
  return hits.length === 0 ? undefined : hits.reduce((best, hit) => (hit.rank > best.rank ? hit : best));
}

/** Ranks what is asked for by its whole name or words first, then shorter before longer. */
const EXACT = 1_000;

function hitOfName({ query, asked }: Asked, { kind }: Item, name: readonly string[]): Hit | undefined {
  const match = matchOfName(query, name);
  const letters = name.join('');
  if (!match || (kind === 'Text' && letters !== asked)) return undefined;
  return { ...match, rank: match.score + (letters === asked ? EXACT : 0) - letters.length / EXACT };
}

function hitOfWords({ query, asked, known }: Asked, pattern: Pattern): Hit | undefined {
  // Of more than two words, only the outer ones can be cut.
  if (query.length > 2 && !pattern.words.some((word) => known.has(word))) return undefined;
  const match = matchOf(query, pattern);
  if (!match) return undefined;
  const { length } = pattern.words.join('');
  const isExact = match.score === asked.length && length === asked.length;
  return { ...match, rank: match.score + (isExact ? EXACT : 0) - length / EXACT };
}

/** Whether a match is of a few words within a much better one, such as *Pay* within *Pay by card*. */
const isHidden = (hit: Match, better: Match): boolean =>
  better.from <= hit.from && better.to >= hit.to && better.score > hit.score * 2;
