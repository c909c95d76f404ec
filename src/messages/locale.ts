const ENGLISH = 'en-US';

/** Returns the canonical locale, or American English if it is invalid. */
export const readableLocale = (locale: unknown): string => (typeof locale === 'string' ? readable(locale) : ENGLISH);

/**
 * Caches a value per locale, because `Intl` objects are slow to create. A browser that fails in a locale writes as in
 * American English.
 */
export function perLocale<Made, Details extends string[] = []>(make: (locale: string, ...details: Details) => Made) {
  const made = new Map<string, Made>();
  return (locale: string, ...details: Details): Made => {
    const key = [locale, ...details].join();
    const known = made.get(key);
    if (known) return known;
    const fresh = attempt(() => make(locale, ...details)) ?? make(ENGLISH, ...details);
    made.set(key, fresh);
    return fresh;
  };
}

function attempt<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

const readable = perLocale((locale) =>
  locale === ENGLISH ? ENGLISH : (Intl.getCanonicalLocales(locale)[0] ?? ENGLISH),
);
