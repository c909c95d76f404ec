import type { Settings } from '#machines/api/contract.ts';
import type { OtherCurrency } from '#messages/message.ts';
import type { Translation } from '#messages/translate.ts';
import type { MessagesProviderProps } from '#messages/use-messages.tsx';

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
