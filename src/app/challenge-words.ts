import { botCheckWords } from '#messages/en/bot-check.ts';
import { languageOf } from '#messages/language.ts';
import { textsOf, type Wording } from '#messages/wording.ts';

export const challengeWords = (wording: Wording) => ({ ...textsOf(botCheckWords, wording), ...languageOf(wording) });
