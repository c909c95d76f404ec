import { botCheckWords } from '#messages/en/bot-check.ts';
import { languageOf } from '#messages/language.ts';
import { textsOf, type Wording } from '#messages/wording.ts';

/** What is said around a challenge of the bot check, and the language that it is in. */
export const challengeWords = (wording: Wording) => ({ ...textsOf(botCheckWords, wording), ...languageOf(wording) });
