import { perLocale } from '#messages/locale.ts';
import { fillAll, type Plural } from '#messages/message.ts';
import { grouped } from './format.ts';

/** Returns the plural form for a count, with the count in the locale's digits. */
export function fillCount<Name extends string>(
  { forms, locale }: Plural<Name>,
  count: number,
  ...[values]: [Name] extends [never] ? [] : [Record<NoInfer<Name>, string>]
): string {
  const form = forms[formOf(count, locale)] ?? forms.other;
  return fillAll(form, { ...values, count: formatCount(count, locale) });
}

export const formatCount = (count: number, locale = 'en-US'): string =>
  locale === 'en-US' && Number.isSafeInteger(count) ? grouped(count) : numbersOf(locale).format(count);

function formOf(count: number, locale: string): Intl.LDMLPluralRule {
  if (locale !== 'en-US' || !Number.isSafeInteger(count)) return rulesOf(locale).select(count);
  return Math.abs(count) === 1 ? 'one' : 'other';
}

const rulesOf = perLocale((locale) => new Intl.PluralRules(locale));
const numbersOf = perLocale((locale) => new Intl.NumberFormat(locale));
