import { readFileSync } from 'node:fs';
import type { FindData } from '../../.storybook/find/find.ts';
import { storiesThat } from '../../.storybook/record/record.ts';
import { isTransient, leavesOf, stateName } from '../../.storybook/record/states.ts';
import { pages, replies } from '../../mocks/replies.ts';
import { routes } from '../../mocks/routes.gen.ts';
import { callIds } from '../../mocks/routes.ts';
import { catalogue } from '../../src/messages/english.ts';
import { LANGUAGES } from '../../src/messages/load-locale.ts';
import type { PluralForms } from '../../src/messages/message.ts';
import type { Translation } from '../../src/messages/translate.ts';
import { everyMachine } from '../docs/flows.ts';
import { readLedger } from '../trace.ts';
import { flowPages, pageId } from './flow-pages.ts';

export async function findData(): Promise<FindData> {
  const stories: string[] = [];
  const tags: string[] = [];
  const leaves = (await everyMachine()).flatMap(({ machine }) => leavesOf(machine.root));
  const languages = LANGUAGES.map((name): [string, Translation] => [
    name,
    JSON.parse(readFileSync(`src/messages/${name}.json`, 'utf8')),
  ]);
  const keysOf = (deed: 'passes' | 'shows', name: string) =>
    storiesThat(deed, name).map((story) => placeIn(stories, `${story.file} ${story.name}`));
  return {
    texts: Array.from(catalogue, ([name, text]) => ({
      name,
      wordings: {
        en: formsOf(text),
        ...Object.fromEntries(languages.map(([language, texts]) => [language, formsOf(translated(texts, name))])),
      },
      stories: keysOf('shows', name),
    })),
    words: Array.from(documentedWords(), ([words, own]) => ({
      words,
      tags: [...own].map((tag) => placeIn(tags, tag)),
    })),
    replies: callIds.flatMap((id) =>
      Object.entries<{ status: number; summary: string }>(replies[id]).map(([name, { status, summary }]) => ({
        name: `${id}.${name}`,
        words: `${routes[id].method.toUpperCase()} ${routes[id].path} ${status}: ${summary}`,
      })),
    ),
    requirements: readLedger().map(({ id, text }) => ({ name: id, words: text })),
    states: leaves.map((leaf) => {
      const name = stateName(leaf);
      return { name, stories: isTransient(leaf) ? keysOf('passes', name) : [] };
    }),
    flows: (await flowPages()).map(({ machine, title }) => ({
      name: title.slice(title.indexOf('/') + 1),
      machine,
      page: pageId(title),
    })),
    stories,
    tags,
  };
}

/** The index of a name, which is added if it is new. */
const placeIn = (names: string[], name: string): number =>
  names.includes(name) ? names.indexOf(name) : names.push(name) - 1;

const formsOf = (text: string | PluralForms): string[] =>
  typeof text === 'string' ? [text] : [...new Set(Object.values(text))];

const translated = (texts: Translation, key: string): string | PluralForms =>
  texts[key.split('.', 1)[0] ?? '']?.[key.slice(key.indexOf('.') + 1)] ?? '';

/** Addresses, names and sentences in the bodies of replies and pages, without codes and keys. */
function documentedWords(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const read = (value: unknown, tag: string): void => {
    if (typeof value === 'object') for (const inner of Object.values(value ?? {})) read(inner, tag);
    if (typeof value !== 'string' || !/\p{L}/u.test(value) || CODE.test(value)) return;
    found.set(value, (found.get(value) ?? new Set()).add(tag));
  };
  for (const [kind, documented] of Object.entries({ reply: replies, page: pages }))
    for (const [id, named] of Object.entries<Record<string, { body?: unknown }>>(documented))
      for (const [name, { body }] of Object.entries(named)) read(body, `${kind}:${id}.${name}`);
  return found;
}

const CODE = /^(?![A-Z][a-z]+$)[\w.:/-]+$/;
