import { type Match, matchOf, matchOfName, type Pattern, patternOf, wordsIn } from './match.ts';

/** What can be found besides the stories' names. Written by scripts/workbench/find-data.ts. */
export interface FindData {
  /** Files and export names, such as `src/a.stories.tsx Empty`. Others name them by their index. */
  stories: readonly string[];
  texts: readonly { name: string; wordings: Readonly<Record<string, readonly string[]>>; stories: readonly number[] }[];
  /** The tags of the stories that received a documented reply or opened a documented page. */
  tags: readonly string[];
  words: readonly { words: string; tags: readonly number[] }[];
  replies: readonly { name: string; words: string }[];
  requirements: readonly { name: string; words: string }[];
  /** States with the stories that only pass through them. */
  states: readonly { name: string; stories: readonly number[] }[];
  flows: readonly { name: string; machine: string; page: string }[];
}

/** An entry of Storybook's index. */
export interface Entry {
  id: string;
  type: string;
  title?: string;
  name: string;
  tags?: readonly string[];
  importPath?: string;
  exportName?: string;
}

export interface FoundStory {
  id: string;
  title: string;
  name: string;
  rests: readonly string[];
}

export interface Item {
  kind: 'Text' | 'Words from the server' | 'Flow' | 'State' | 'Reply' | 'Requirement' | 'Story';
  names: readonly string[];
  words?: string;
  language?: string;
  /** The id of a flow's page. */
  page?: string;
}

export interface Found extends Item {
  stories: readonly FoundStory[];
}

interface Findable {
  item: Item;
  /** The words of each name. */
  names: readonly (readonly string[])[];
  patterns: readonly Pattern[];
  isShownBy: (story: Story) => boolean;
}

interface Story extends FoundStory {
  key: string;
  tags: ReadonlySet<string>;
}

/** Returns a function that finds what a query names or quotes, best first. */
export function finderOf(data: FindData, entries: readonly Entry[]): (query: string) => Found[] {
  const stories = entries.filter(({ type }) => type === 'story').map(storyOf);
  const all = findables(data, stories);
  return (query) =>
    search(wordsIn(query), all).map(({ item, isShownBy }) => ({ ...item, stories: stories.filter(isShownBy) }));
}

const storyOf = ({ id, title = '', name, tags = [], importPath = '', exportName = '' }: Entry): Story => ({
  id,
  title,
  name,
  rests: tags.flatMap((tag) => (tag.startsWith('state:') ? [tag.slice('state:'.length)] : [])),
  key: `${importPath.replace('./', '')} ${exportName}`,
  tags: new Set(tags),
});

export const findables = (data: FindData, stories: readonly Story[] = []): Findable[] =>
  nameables(data, stories).map((one) => ({
    ...one,
    // The words of a server have only the names of the replies that hold them.
    names: one.item.kind === 'Words from the server' ? [] : one.item.names.map(wordsIn),
  }));

function nameables(data: FindData, stories: readonly Story[]): Omit<Findable, 'names'>[] {
  const keysOf = (places: readonly number[]) => new Set(places.map((place) => data.stories[place] ?? ''));
  return [
    ...textsOf(data),
    ...data.flows.map(({ name, machine, page }) => ({
      item: { kind: 'Flow' as const, names: [name], page },
      patterns: [],
      isShownBy: ({ tags, rests }: Story) =>
        tags.has(`flow:${machine}`) || rests.some((state) => state.startsWith(`${machine}.`)),
    })),
    ...data.states.map(({ name, stories: places }) => {
      const passing = keysOf(places);
      return {
        item: { kind: 'State' as const, names: [name] },
        patterns: [],
        isShownBy: ({ rests, key }: Story) => rests.includes(name) || passing.has(key),
      };
    }),
    ...data.replies.map(({ name, words }) => ({
      item: { kind: 'Reply' as const, names: [name], words },
      patterns: [patternOf(words)],
      isShownBy: ({ tags }: Story) => tags.has(`reply:${name}`),
    })),
    ...data.requirements.map(({ name, words }) => {
      const cited = new RegExp(`\\b${name}\\b`);
      return {
        item: { kind: 'Requirement' as const, names: [name], words },
        patterns: [patternOf(words)],
        isShownBy: (story: Story) => cited.test(story.name),
      };
    }),
    ...data.words.map(({ words, tags }) => {
      const own = tags.map((place) => data.tags[place] ?? '');
      return {
        item: { kind: 'Words from the server' as const, names: own.map((tag) => tag.replace(/^\w+:/, '')), words },
        patterns: [patternOf(words)],
        isShownBy: (story: Story) => own.some((tag) => story.tags.has(tag)),
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
function textsOf({ texts, stories }: FindData): Omit<Findable, 'names'>[] {
  const same = new Map<string, { item: Item & { names: string[] }; forms: readonly string[]; keys: Set<string> }>();
  for (const { name, wordings, stories: places } of texts)
    for (const [language, forms] of Object.entries(wordings)) {
      const key = [language, ...forms].join('\n');
      const words = forms.at(-1) ?? '';
      const one = same.get(key) ?? { item: { kind: 'Text', words, names: [], language }, forms, keys: new Set() };
      same.set(key, one);
      one.item.names.push(name);
      for (const place of places) one.keys.add(stories[place] ?? '');
    }
  return [...same.values()].map(({ item, forms, keys }) => ({
    item,
    patterns: forms.map(patternOf),
    isShownBy: ({ key }) => keys.has(key),
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
