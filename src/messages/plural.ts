import { type Counted, fillAll } from './text.ts';

/** The text in the form that a count takes, with the count in it as its locale writes numbers. */
export function fillCount<Name extends string>(
  { forms, locale }: Counted<Name>,
  count: number,
  ...[values]: [Name] extends [never] ? [] : [Record<NoInfer<Name>, string>]
): string {
  const form = forms[rulesOf(locale).select(count)] ?? forms.other;
  return fillAll(form, { ...values, count: formatCount(count, locale) });
}

/** A whole number as the locale writes it, `1205` → `1,205`. */
export const formatCount = (count: number, locale = 'en-US'): string => numbersOf(locale).format(count);

const rulesOf = perLocale((locale) => new Intl.PluralRules(locale));
const numbersOf = perLocale((locale) => new Intl.NumberFormat(locale));

/** What is made once for each locale: to make it takes longer than to use it. */
function perLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const known = made.get(locale);
    if (known) return known;
    const fresh = make(locale);
    made.set(locale, fresh);
    return fresh;
  };
}
