import { didYouMean } from '#machines/lib/nearest.ts';
import { catalogue } from '#messages/english.ts';
import type { Page } from './page.ts';
import { usableLocale } from './settings.ts';

const NAME = /^[a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+){1,3}$/;
/** More are not of interest to anyone, and each takes a search. */
const MOST = 100;

/** Reports texts in `settings.messages` that replace none, or whose placeholders are not those of the replaced text. */
export function checkTexts({ data, findings, warning }: Page): void {
  const { messages, locale } = Object(Object(data).settings);
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages)) return;
  const { pluralCategories } = new Intl.PluralRules(usableLocale(locale) ?? 'en-US').resolvedOptions();
  const before = findings.length;
  for (const [name, text] of Object.entries<unknown>(messages))
    if (NAME.test(name) && findings.length < before + MOST) checkText(name, text, pluralCategories, warning);
}

function checkText(name: string, text: unknown, used: readonly string[], warning: Page['warning']): void {
  const [, base = '', form = ''] = /^(.*)\.([^.]+)$/.exec(name) ?? [];
  const isForm = used.includes(form) && typeof catalogue.get(base) === 'object';
  const english = catalogue.get(isForm ? base : name);
  if (english === undefined || (typeof english === 'object' && !isForm)) {
    warning(`Page data /settings/messages: there is no text "${name}".${didYouMean(name, names(used))}`);
    return;
  }
  const known = placeholdersIn(typeof english === 'string' ? english : Object.values(english).join(' '));
  const given = placeholdersIn(String(text));
  const at = `Page data /settings/messages/${name}:`;
  const has = known.length > 0 ? `It has ${known.map((one) => `{${one}}`).join(', ')}.` : 'It has none.';
  for (const each of given.filter((one) => !known.includes(one)))
    warning(`${at} this text has no placeholder ${/^\w{1,40}$/.test(each) ? `{${each}}` : 'of this name'}. ${has}`);
  // "one issue" and "two issues" need no number.
  for (const each of known.filter((one) => !given.includes(one) && !(isForm && one === 'count')))
    warning(`${at} the placeholder {${each}} is missing.`);
}

const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([^{}]{1,60})\}/g)].map(([, name = '']) => name)),
];

const names = (used: readonly string[]): string[] =>
  [...catalogue].flatMap(([name, text]) => (typeof text === 'string' ? [name] : used.map((form) => `${name}.${form}`)));
