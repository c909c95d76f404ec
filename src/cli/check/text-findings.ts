import { catalogue } from '#messages/catalogue.ts';
import { type Finding, warning } from './finding.ts';
import { nearest } from './nearest.ts';
import { usableLocale } from './setting-findings.ts';

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const NAME = /^[a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+){1,3}$/;

/** More are not of interest to anyone, and each takes a search. */
const MOST = 100;

/** Returns texts in `settings.messages` that replace none, or whose placeholders are not those of the replaced text. */
export function textFindings(data: unknown): Finding[] {
  const { messages, locale } = Object(Object(data).settings);
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages)) return [];
  const used = formsOf(locale);
  const findings: Finding[] = [];
  for (const [name, text] of Object.entries<unknown>(messages)) {
    if (findings.length >= MOST) break;
    if (NAME.test(name)) findings.push(...findingsOf(name, text, used));
  }
  return findings;
}

const formsOf = (locale: unknown): readonly string[] =>
  new Intl.PluralRules(usableLocale(typeof locale === 'string' ? locale : 'en-US') ?? 'en-US').resolvedOptions()
    .pluralCategories;

function findingsOf(name: string, text: unknown, used: readonly string[]): Finding[] {
  const [, base = '', form = ''] = /^(.*)\.([^.]+)$/.exec(name) ?? [];
  const plural = catalogue.get(base);
  const isForm = FORMS.includes(form) && typeof plural === 'object';
  const english = isForm ? plural : catalogue.get(name);
  const at = 'Page data /settings/messages:';
  if (english === undefined) {
    const near = nearest(name, names(used)) ?? alike(name);
    return [warning(`${at} there is no text "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`}`)];
  }
  if (typeof english === 'object' && !isForm)
    return [
      warning(
        `${at} "${name}" depends on a count. Give its forms: ${used.map((each) => `"${name}.${each}"`).join(', ')}.`,
      ),
    ];
  return [
    ...(isForm && !used.includes(form)
      ? [warning(`${at} "${name}" is never used, because the language has no such form.`)]
      : []),
    ...(typeof text === 'string' ? placeholderFindings(name, text, english, isForm) : []),
  ];
}

function placeholderFindings(name: string, text: string, english: string | object, isForm: boolean): Finding[] {
  const known = placeholdersIn(typeof english === 'string' ? english : Object.values(english).join(' '));
  const given = placeholdersIn(text);
  const at = `Page data /settings/messages/${name}:`;
  const unknown = given.filter((each) => !known.includes(each));
  // "one issue" and "two issues" need no number.
  const missing = known.filter((each) => !given.includes(each) && !(isForm && each === 'count'));
  return [
    ...unknown.map((each) => {
      const has = known.length > 0 ? `It has ${known.map((one) => `{${one}}`).join(', ')}.` : 'It has none.';
      return warning(
        `${at} this text has no placeholder ${/^\w{1,40}$/.test(each) ? `{${each}}` : 'of this name'}. ${has}`,
      );
    }),
    ...(/\{\{|[$#]\{|%[sd]/.test(text)
      ? [warning(`${at} a placeholder is a name in single braces, without more around it.`)]
      : []),
    ...missing.map((each) => warning(`${at} the placeholder {${each}} is missing.`)),
    ...(/<\/?[a-z][^<>]*>|&[a-z]+;/i.test(text)
      ? [warning(`${at} texts are shown as they are, so tags and entities are, too.`)]
      : []),
  ];
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
