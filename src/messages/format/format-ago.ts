import { perLocale } from '#messages/locale.ts';

/** Formats an elapsed time in ms, `120000` → `2 minutes ago`. Returns undefined for less than a minute. */
export function formatAgo(ms: number, locale = 'en-US'): string | undefined {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return undefined;
  const format = agoFormat(locale);
  return minutes < 60 ? format.format(-minutes, 'minute') : format.format(-Math.floor(minutes / 60), 'hour');
}

const agoFormat = perLocale((locale) => new Intl.RelativeTimeFormat(locale));
