import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callsOfFlows } from '#fixtures/world/flow-calls.ts';
import { flows } from '#machines/flows.ts';
import type { MessageGroup } from '#messages/message.ts';
import { pages, replies } from '../mocks/replies.ts';
import { visits } from '../mocks/routes.gen.ts';
import { callIds } from '../mocks/routes.ts';
import { everyMachine } from '../scripts/docs/flows.ts';
import { readStories, type Story, storiesIn } from '../scripts/workbench/stories.ts';
import { en } from '../src/messages/english.ts';

const tags = new Set(globSync('src/**/*.stories.tsx').flatMap((file) => tagsIn(readFileSync(file, 'utf8'))));
const ERROR_TEXTS = ['required', 'problem', 'status', 'submit'] as const;
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
  const names = ERROR_TEXTS.flatMap((group) => Object.keys(en[group]).map((name) => ({ group, name })));
  expect(names.length).toBeGreaterThan(50);
  const seen = new Set(
    stories.flatMap((story) =>
      ERROR_TEXTS.flatMap((group) => textsSeen(story, group).map((name) => `${group}.${name}`)),
    ),
  );
  expect(names.map(({ group, name }) => `${group}.${name}`).filter((name) => !seen.has(name))).toEqual([]);
});

const FILE = `import { english } from '#messages/english.ts';
const meta = preview.meta({ component: Subscribe, tags: ['flow:subscribe'] });

const failed = (name) => ({
  play: async (story) => {
    await sees(story, english.problem.unexpected);
    await seesButton(story, 'checkAgain');
  },
});

export const Named = meta.story({
  tags: ['page:showSubscribe.subscriber'],
  play: async (story) => sees(story, english.required['address.city']),
});

export const Helped = meta.story({ tags: ['reply:subscribe.refused'], ...failed('refused') });

const later = meta.story({ play: async (story) => sees(story, english.problem.unpaid) });

export const Extended = later.extend({ tags: ['reply:subscribe.unpaid'] });
`;

test('collects the tags of a story and of its file, and the texts that it expects, inline or by name', () => {
  const stories = storiesIn('src/a.stories.tsx', FILE);
  expect(stories.map(({ file, name, tags }) => [file, name, [...tags]])).toEqual([
    ['src/a.stories.tsx', 'Named', ['flow:subscribe', 'page:showSubscribe.subscriber']],
    ['src/a.stories.tsx', 'Helped', ['flow:subscribe', 'reply:subscribe.refused']],
    ['src/a.stories.tsx', 'Extended', ['flow:subscribe', 'reply:subscribe.unpaid']],
  ]);
  const seen = stories.map((story) =>
    (['problem', 'required', 'submit'] as const).flatMap((group) => textsSeen(story, group)),
  );
  expect(seen).toEqual([['address.city'], ['unexpected', 'checkAgain'], ['unpaid']]);
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

/** The texts of a catalogue group that a story expects to see, by name or verbatim. */
function textsSeen({ text }: Pick<Story, 'text'>, group: keyof typeof en): string[] {
  const texts: MessageGroup['texts'] = en[group];
  return Object.keys(texts).filter((name) => {
    const path = name.includes('.') ? `['${name}']` : `.${name}`;
    return isNamed(text, `${group}${path}`) || isLabel(text, group, name) || isWritten(text, texts[name]);
  });
}

const isWritten = (text: string, words: MessageGroup['texts'][string] | undefined): boolean =>
  typeof words === 'string' && text.includes(words);

const isNamed = (text: string, path: string): boolean =>
  new RegExp(`\\b${path.replace(/[.[\]]/g, '\\$&')}(?![\\w])`).test(text);

/** Stories find the submit button by the name of its label. */
const isLabel = (text: string, group: string, name: string): boolean =>
  group === 'submit' && new RegExp(`(?:seesButton|submit)\\([^,()]+, '${name}'`).test(text);
