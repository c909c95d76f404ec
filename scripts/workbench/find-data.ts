import { readFileSync } from 'node:fs';
import type { FindData } from '../../.storybook/find/known.ts';
import { record } from '../../.storybook/record/record.ts';
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
  const languages = LANGUAGES.map((name): [string, Translation] => [
    name,
    JSON.parse(readFileSync(`src/messages/${name}.json`, 'utf8')),
  ]);
  const documents = Object.entries({ ...replies, ...pages }).flatMap(([id, named]) =>
    Object.keys(named).map((name) => `${id}.${name}`),
  );
  return {
    record,
    texts: Array.from(catalogue, ([name, text]) => ({
      name,
      wordings: {
        en: formsOf(text),
        ...Object.fromEntries(languages.map(([language, texts]) => [language, formsOf(translated(texts, name))])),
      },
    })),
    documents,
    words: Array.from(documentedWords(), ([words, names]) => ({
      words,
      documents: [...names].map((name) => documents.indexOf(name)),
    })),
    replies: callIds.flatMap((id) =>
      Object.entries<{ status: number; summary: string }>(replies[id]).map(([name, { status, summary }]) => ({
        name: `${id}.${name}`,
        words: `${routes[id].method.toUpperCase()} ${routes[id].path} ${status}: ${summary}`,
      })),
    ),
    requirements: Object.fromEntries(readLedger().map(({ id, text }) => [id, text])),
    states: (await everyMachine())
      .flatMap(({ machine }) => leavesOf(machine.root))
      .map((leaf) => ({ name: stateName(leaf), isTransient: isTransient(leaf) })),
    flows: (await flowPages()).map(({ machine, title }) => ({
      name: title.slice(title.indexOf('/') + 1),
      machine,
      page: pageId(title),
    })),
  };
}

const formsOf = (text: string | PluralForms): string[] =>
  typeof text === 'string' ? [text] : [...new Set(Object.values(text))];

const translated = (texts: Translation, key: string): string | PluralForms =>
  texts[key.split('.', 1)[0] ?? '']?.[key.slice(key.indexOf('.') + 1)] ?? '';

/** Addresses, names and sentences in the bodies of replies and pages, without codes and keys. */
function documentedWords(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const read = (value: unknown, name: string): void => {
    if (typeof value === 'object') for (const inner of Object.values(value ?? {})) read(inner, name);
    if (typeof value !== 'string' || !/\p{L}/u.test(value) || CODE.test(value)) return;
    found.set(value, (found.get(value) ?? new Set()).add(name));
  };
  for (const [id, named] of Object.entries<Record<string, { body?: unknown }>>({ ...replies, ...pages }))
    for (const [name, { body }] of Object.entries(named)) read(body, `${id}.${name}`);
  return found;
}

const CODE = /^(?![A-Z][a-z]+$)[\w.:/-]+$/;
