/** The locale as given, or American English where the browser cannot read it. */
export function readableLocale(locale: unknown): string {
  try {
    return (typeof locale === 'string' && Intl.getCanonicalLocales(locale)[0]) || 'en-US';
  } catch {
    return 'en-US';
  }
}
