import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callsOfFlows } from '#fixtures/world/flow-calls.ts';
import { flows } from '#machines/flows.ts';
import { pages, replies } from '../mocks/replies.ts';
import { visits } from '../mocks/routes.gen.ts';
import { callIds } from '../mocks/routes.ts';
import { everyMachine } from '../scripts/docs/flows.ts';
import { ERROR_TEXTS, textsOf } from '../scripts/workbench/coverage.ts';
import { readStories } from '../scripts/workbench/stories.ts';

const tags = new Set(globSync('src/**/*.stories.tsx').flatMap((file) => tagsIn(readFileSync(file, 'utf8'))));
// Read from the flows, so that a new screen requires its stories automatically.
const screens = new Set<string>(Object.values(flows).map(({ route }) => route));
const pageIds = Object.keys(pages) as (keyof typeof pages)[];

test('every documented reply of a call that a flow makes has a story', () => {
  const made = callsOfFlows();
  expect(made.length).toBeGreaterThan(0);
  expect(namesOf('reply', made, replies).filter((name) => !tags.has(name))).toEqual([]);
});

test('every documented page that a screen shows has a story', () => {
  const shown = pageIds.filter((id) => screens.has(visits[id].path));
  expect(shown.length).toBeGreaterThan(0);
  expect(namesOf('page', shown, pages).filter((name) => !tags.has(name))).toEqual([]);
});

test('every text of the error catalogue and every word of a checkout is expected by a story', () => {
  const stories = readStories();
  const texts = ERROR_TEXTS.flatMap((group) =>
    textsOf(group, stories).map(({ name, stories: shown }) => ({
      name: `${group}.${name}`,
      isShown: shown.length > 0,
    })),
  );
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter(({ isShown }) => !isShown).map(({ name }) => name)).toEqual([]);
});

test('no tag names an unknown reply, page or flow', async () => {
  const machines = await everyMachine();
  const known = new Set([
    ...namesOf('reply', callIds, replies),
    ...namesOf('page', pageIds, pages),
    ...machines.map(({ machine }) => `flow:${machine.id}`),
  ]);
  expect([...tags].filter((tag) => !known.has(tag))).toEqual([]);
});

function namesOf(kind: string, ids: readonly string[], documented: Record<string, object>): string[] {
  return ids.flatMap((id) => Object.keys(documented[id] ?? {}).map((name) => `${kind}:${id}.${name}`));
}

function tagsIn(text: string): string[] {
  return [...text.matchAll(/'((?:reply|page|flow):[\w.-]+)'/g)].map(([, tag = '']) => tag);
}
