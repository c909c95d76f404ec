import type { StoryRef } from '../../.storybook/coverage/coverage.ts';
import type { Deeds, StoryRecord } from '../../.storybook/record/record.ts';

export interface Run extends StoryRef {
  deeds: Deeds;
}

/** How many stories vouch for a transient state or a transition. */
const WITNESSES = 3;

/**
 * Returns the record after these runs. A story that ran twice keeps only what it did both times; one that did not run
 * keeps its record.
 */
export function updated(old: StoryRecord, runs: readonly Run[], isThere: (story: StoryRef) => boolean): StoryRecord {
  const stories = new Map<string, Run>();
  for (const [file, named] of Object.entries(old))
    for (const [name, deeds] of Object.entries(named))
      if (isThere({ file, name })) stories.set(`${file} ${name}`, { file, name, deeds: whole(deeds) });
  const fresh = new Map<string, Run>();
  for (const run of runs) {
    const key = `${run.file} ${run.name}`;
    const before = fresh.get(key)?.deeds ?? run.deeds;
    fresh.set(key, { ...run, deeds: both(before, run.deeds) });
  }
  for (const [key, run] of fresh) stories.set(key, run);
  const all = [...stories.values()].toSorted((one, other) => compare(keyOf(one), keyOf(other)));
  const passes = witnesses(all, 'passes', old);
  const takes = witnesses(all, 'takes', old);
  const kept: Record<string, Record<string, Partial<Deeds>>> = {};
  for (const run of all) {
    const { file, name, deeds } = run;
    const few: Deeds = {
      rests: deeds.rests,
      passes: deeds.passes.filter((state) => passes.get(state)?.has(keyOf(run))),
      takes: deeds.takes.filter((transition) => takes.get(transition)?.has(keyOf(run))),
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

const whole = ({ rests = [], passes = [], takes = [] }: Partial<Deeds>): Deeds => ({ rests, passes, takes });

const both = (one: Deeds, other: Deeds): Deeds => ({
  rests: one.rests.filter((state) => other.rests.includes(state)),
  passes: one.passes.filter((state) => other.passes.includes(state)),
  takes: one.takes.filter((transition) => other.takes.includes(transition)),
});

function witnesses(stories: readonly Run[], deed: keyof Deeds, old: StoryRecord): Map<string, Set<string>> {
  const chosen = new Map<string, Set<string>>();
  const wasOne = ({ file, name }: StoryRef, what: string) => old[file]?.[name]?.[deed]?.includes(what) === true;
  for (const isOld of [true, false])
    for (const story of stories)
      for (const what of story.deeds[deed]) {
        const few = chosen.get(what) ?? new Set();
        chosen.set(what, few);
        if (few.size < WITNESSES && wasOne(story, what) === isOld) few.add(keyOf(story));
      }
  return chosen;
}
