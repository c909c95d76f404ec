import type { Settings } from '#machines/api/contract.ts';
import type { MessagesProviderProps } from '#messages/context.tsx';
import type { OtherCurrency } from '#messages/text.ts';
import type { Translation } from '#messages/translation.ts';

/** Returns the words and amounts of a widget; in English and dollars if its settings cannot be read. */
export const wordingOf = (
  settings: Settings | undefined,
  translation: Translation | undefined,
  currency: OtherCurrency | undefined,
): Omit<MessagesProviderProps, 'children'> =>
  settings
    ? {
        overrides: settings.messages ?? {},
        locale: settings.locale ?? 'en-US',
        translation,
        supportEmail: settings.support_email,
        currency,
      }
    : {};
