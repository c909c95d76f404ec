import { NO_DEEDS } from '../../.storybook/find/known.ts';
import type { Deeds, StoryRecord, StoryRef } from '../../.storybook/record/record.ts';
import { PAGE_STATES } from '../../.storybook/record/states.ts';

export interface Run extends StoryRef {
  deeds: Deeds;
}

/** How many stories vouch for a transient state, a page or a text. */
const WITNESSES = 3;

/**
 * Returns the record after these runs. A story that ran twice keeps only what it did both times; one that did not run
 * keeps its record.
 */
export function updated(old: StoryRecord, runs: readonly Run[], isThere: (story: StoryRef) => boolean): StoryRecord {
  const stories = new Map<string, Run>();
  for (const [file, named] of Object.entries(old))
    for (const [name, deeds] of Object.entries(named))
      if (isThere({ file, name })) stories.set(`${file} ${name}`, { file, name, deeds: { ...NO_DEEDS, ...deeds } });
  const fresh = new Map<string, Run>();
  for (const run of runs) {
    const key = `${run.file} ${run.name}`;
    const before = fresh.get(key)?.deeds ?? run.deeds;
    fresh.set(key, { ...run, deeds: both(before, run.deeds) });
  }
  for (const [key, run] of fresh) stories.set(key, run);
  const all = [...stories.values()].toSorted((one, other) => compare(keyOf(one), keyOf(other)));
  const passes = witnesses(all, 'passes', old);
  const opens = witnesses(all, 'opens', old);
  const shows = witnesses(all, 'shows', old);
  const kept: Record<string, Record<string, Partial<Deeds>>> = {};
  for (const run of all) {
    const { file, name, deeds } = run;
    const few: Deeds = {
      // On a busy machine a story may end after such a state.
      rests: deeds.rests.filter((state) => !PAGE_STATES.includes(state)),
      passes: deeds.passes.filter((state) => passes.get(state)?.has(keyOf(run))),
      receives: deeds.receives,
      opens: deeds.opens.filter((page) => opens.get(page)?.has(keyOf(run))),
      shows: deeds.shows.filter((text) => shows.get(text)?.has(keyOf(run))),
    };
    const some = Object.entries(few).filter(([, names]) => names.length > 0);
    if (some.length > 0) kept[file] = { ...kept[file], [name]: Object.fromEntries(some) };
  }
  return kept;
}

export function textOf(record: StoryRecord): string {
  const files = Object.entries(record).map(([file, stories]) => {
    const lines = Object.entries(stories).map(
      ([name, deeds]) => `    ${JSON.stringify(name)}: ${JSON.stringify(deeds)}`,
    );
    return `  ${JSON.stringify(file)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${files.join(',\n')}\n}\n`;
}

const keyOf = ({ file, name }: StoryRef): string => `${file} ${name}`;

const compare = (one: string, other: string): number => (one < other ? -1 : 1);

const both = (one: Deeds, other: Deeds): Deeds => ({
  rests: one.rests.filter((state) => other.rests.includes(state)),
  passes: one.passes.filter((state) => other.passes.includes(state)),
  receives: one.receives.filter((reply) => other.receives.includes(reply)),
  opens: one.opens.filter((page) => other.opens.includes(page)),
  shows: one.shows.filter((text) => other.shows.includes(text)),
});

/** Chooses recorded witnesses first, then stories that rest in other states than those. */
function witnesses(
  stories: readonly Run[],
  deed: 'passes' | 'opens' | 'shows',
  old: StoryRecord,
): Map<string, Set<string>> {
  const able = new Map<string, Run[]>();
  for (const story of stories) for (const what of story.deeds[deed]) able.set(what, [...(able.get(what) ?? []), story]);
  const wasOne = ({ file, name }: StoryRef, what: string) => old[file]?.[name]?.[deed]?.includes(what) === true;
  const chosen = Array.from(able, ([what, runs]): [string, Set<string>] => {
    const [recorded = [], fresh = []] = [true, false].map((isOld) => runs.filter((run) => wasOne(run, what) === isOld));
    const rests = new Set(recorded.map(restsOf));
    const others = fresh.filter((run) => !rests.has(restsOf(run)) && rests.add(restsOf(run)));
    return [what, new Set([...new Set([...recorded, ...others, ...fresh].map(keyOf))].slice(0, WITNESSES))];
  });
  return new Map(chosen);
}

const restsOf = ({ deeds }: Run): string => deeds.rests.join();
