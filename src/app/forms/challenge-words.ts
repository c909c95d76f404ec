import { botCheckMessages } from '#messages/en/widgets.ts';
import { languageOf } from '#messages/language.ts';
import { type MessageSources, translate } from '#messages/translate.ts';

export const challengeWords = (wording: MessageSources) => ({
  ...translate(botCheckMessages, wording),
  ...languageOf(wording),
});
