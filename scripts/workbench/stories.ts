import { globSync, readFileSync } from 'node:fs';
import type { StoryRef } from '../../.storybook/record/record.ts';

export interface Story extends StoryRef {
  /** The tags that its file gives all of its stories. */
  tags: ReadonlySet<string>;
  /** Its source, with the helpers that it uses. */
  text: string;
}

export const readStories = (): Story[] =>
  globSync('src/**/*.stories.tsx').flatMap((file) => storiesIn(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')));

/** The stories of a file. Shared helpers count for every story that names them. */
export function storiesIn(file: string, text: string): Story[] {
  const [shared = '', ...stories] = text.split(/^(?=export const \w+ = \w+\.(?:story|extend)\()/m);
  const tail = stories.map((story) => story.search(/^(?:const|function|async function) /m));
  const helpers = helpersIn(
    [shared, ...stories.map((story, at) => (tail[at] === -1 ? '' : story.slice(tail[at])))].join('\n'),
  );
  const common = tagsIn(shared.slice(Math.max(0, shared.search(/^const meta\b/m))).split(/^\}\);$/m)[0] ?? '');
  return stories.map((story, at) => {
    const own = tail[at] === -1 ? story : story.slice(0, tail[at]);
    const name = /^export const (\w+)/.exec(story)?.[1] ?? '';
    return { file, name, tags: new Set(common), text: withHelpers(own, helpers) };
  });
}

const tagsIn = (text: string): string[] => Array.from(text.matchAll(/'(flow:[\w.-]+)'/g), ([, tag = '']) => tag);

function helpersIn(text: string): Map<string, string> {
  const parts = text.split(/^(?=(?:\/\*\*.*\n)?(?:const|function|async function) \w+)/m);
  return new Map(
    parts.flatMap((part): [string, string][] => {
      const name = /(?:const|function) (\w+)/.exec(part)?.[1];
      return name === undefined || name === 'meta' ? [] : [[name, part]];
    }),
  );
}

function withHelpers(text: string, helpers: ReadonlyMap<string, string>, known = new Set<string>()): string {
  const named = [...helpers].filter(([name]) => !known.has(name) && new RegExp(`\\b${name}\\b`).test(text));
  for (const [name] of named) known.add(name);
  return [text, ...named.map(([, helper]) => withHelpers(helper, helpers, known))].join('\n');
}
