const ENGLISH = 'en-US';

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
