import type { Deeds, StoryRecord } from '../record/record.ts';

/** What can be found, and what each story does. Written by scripts/workbench/find-data.ts. */
export interface FindData {
  record: StoryRecord;
  texts: readonly { name: string; wordings: Readonly<Record<string, readonly string[]>> }[];
  /** The documented replies and pages that hold words of a server. */
  documents: readonly string[];
  /** Documents are named by their index. */
  words: readonly { words: string; documents: readonly number[] }[];
  replies: readonly { name: string; words: string }[];
  requirements: Readonly<Record<string, string>>;
  states: readonly { name: string; isTransient: boolean }[];
  flows: readonly { name: string; machine: string; page: string }[];
}

/** An entry of Storybook's index. */
interface Entry {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
  importPath: string;
  exportName?: string;
}

/** A story with its recorded deeds. */
export interface Story extends Deeds, Pick<Entry, 'id' | 'title' | 'name' | 'tags'> {}

let known: Promise<{ data: FindData; stories: readonly Story[] }> | undefined;

/** Loads all stories and what else can be found, when something first asks for it. */
export function loadKnown(): NonNullable<typeof known> {
  known ??= Promise.all([read<FindData>('./find.json'), read<{ entries: Record<string, Entry> }>('./index.json')]).then(
    ([data, { entries }]) => ({ data, stories: storiesIn(Object.values(entries), data.record) }),
  );
  return known;
}

const read = <Body>(address: string): Promise<Body> => fetch(address).then((answer) => answer.json());

export const NO_DEEDS: Deeds = { rests: [], passes: [], receives: [], opens: [], shows: [] };

/** Leaves out the pages about stories. */
export const storiesIn = (entries: readonly Entry[], record: StoryRecord): Story[] =>
  entries
    .filter(({ tags }) => !tags.includes('page'))
    .map(({ id, title, name, tags, importPath, exportName = '' }) => {
      const deeds = record[importPath.replace('./', '')]?.[exportName];
      return { id, title, name, tags, ...NO_DEEDS, ...deeds };
    });
