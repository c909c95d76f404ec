import { perLocale } from '#messages/locale.ts';

/** Formats a date and time with its time zone, the reader's or UTC: `March 15, 2026 at 9:30:00 AM UTC`. */
export const formatTime = (value: string, locale: string, zone: 'UTC' | 'own' = 'own'): string =>
  timeFormat(locale, zone).format(Date.parse(value));

const timeFormat = perLocale(
  (locale, zone: 'UTC' | 'own') =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'long',
      ...(zone === 'UTC' && { timeZone: zone }),
    }),
);
