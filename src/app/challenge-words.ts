import { botCheckWords } from '#messages/en/bot-check.ts';
import { languageOf } from '#messages/language.ts';
import { textsOf, type Wording } from '#messages/wording.ts';

/** Returns the texts around a bot check's challenge, with their language. */
export const challengeWords = (wording: Wording) => ({ ...textsOf(botCheckWords, wording), ...languageOf(wording) });
