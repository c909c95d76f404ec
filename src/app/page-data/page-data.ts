import { readableLocale } from '#messages/locale.ts';

/** The page data of a host. `given` and `settings` are unchecked, for the schemas that read them. */
export interface RawPageData {
  given: unknown;
  settings: unknown;
  locale: string;
  /** Undefined if the page does not say who reads it. */
  reader: 'visitor' | 'known' | undefined;
  cart: { count: number; version: number } | undefined;
  isViewOnly: boolean;
  /**
   * Whether to report problems to the host's developer: in development, or if the settings turn on `debug`. Page data
   * that is missing or not JSON has no settings and is always reported.
   */
  isReported: boolean;
}

/** Parses what every widget needs of its page data, whether or not the rest is valid. */
export function parsePageData(given: unknown): RawPageData {
  const { settings, subscriber, cart } = Object(given);
  const { locale, view_only, debug } = Object(settings);
  const { count, version } = Object(cart);
  return {
    given,
    settings,
    locale: readableLocale(locale),
    reader: subscriber === undefined ? undefined : subscriber ? 'known' : 'visitor',
    cart: Number.isSafeInteger(count) && Number.isSafeInteger(version) ? { count, version } : undefined,
    isViewOnly: Boolean(view_only),
    isReported: import.meta.env.DEV || Object(given) !== given || debug === true,
  };
}
