import { catalogue } from '#messages/english.ts';
import { nearest } from './nearest.ts';
import type { Page } from './page.ts';
import { usableLocale } from './settings.ts';

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
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
  const plural = catalogue.get(base);
  const isForm = FORMS.includes(form) && typeof plural === 'object';
  const english = isForm ? plural : catalogue.get(name);
  const at = 'Page data /settings/messages:';
  if (english === undefined) {
    const near = nearest(name, names(used)) ?? alike(name);
    warning(`${at} there is no text "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`}`);
  } else if (typeof english === 'object' && !isForm) {
    const forms = used.map((each) => `"${name}.${each}"`).join(', ');
    warning(`${at} "${name}" depends on a count. Give its forms: ${forms}.`);
  } else {
    if (isForm && !used.includes(form))
      warning(`${at} "${name}" is never used, because the language has no such form.`);
    if (typeof text === 'string') checkPlaceholders(name, text, english, isForm, warning);
  }
}

function checkPlaceholders(
  name: string,
  text: string,
  english: string | object,
  isForm: boolean,
  warning: Page['warning'],
): void {
  const known = placeholdersIn(typeof english === 'string' ? english : Object.values(english).join(' '));
  const given = placeholdersIn(text);
  const at = `Page data /settings/messages/${name}:`;
  const has = known.length > 0 ? `It has ${known.map((one) => `{${one}}`).join(', ')}.` : 'It has none.';
  for (const each of given.filter((one) => !known.includes(one)))
    warning(`${at} this text has no placeholder ${/^\w{1,40}$/.test(each) ? `{${each}}` : 'of this name'}. ${has}`);
  // "one issue" and "two issues" need no number.
  for (const each of known.filter((one) => !given.includes(one) && !(isForm && one === 'count')))
    warning(`${at} the placeholder {${each}} is missing.`);
  if (/\{\{|[$#]\{|%[sd]/.test(text))
    warning(`${at} a placeholder is a name in single braces, without more around it.`);
  if (/<\/?[a-z][^<>]*>/i.test(text)) warning(`${at} texts are shown as they are, so tags are, too.`);
}

const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([^{}]{1,60})\}/g)].map(([, name = '']) => name)),
];

const names = (used: readonly string[]): string[] =>
  [...catalogue].flatMap(([name, text]) => (typeof text === 'string' ? [name] : used.map((form) => `${name}.${form}`)));

/** The only text with this name in another group. */
function alike(name: string): string | undefined {
  const last = name.slice(name.indexOf('.'));
  const others = [...catalogue.keys()].filter((each) => each.slice(each.indexOf('.')) === last);
  return others.length === 1 ? others[0] : undefined;
}
