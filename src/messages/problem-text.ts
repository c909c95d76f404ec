import type { Problem, ProblemCode } from '#machines/lib/problem.ts';
import type { Messages } from './messages.ts';
import { type CurrencyText, withContact } from './text.ts';

/** The texts for a flow's own problems, by code. */
export type OwnTexts = Readonly<Record<string, string>>;

/** The problems whose text names the support address, if there is one. */
type Contacting = {
  [Name in keyof Messages['problem']]: `${Name}Alone` extends keyof Messages['problem'] ? Name : never;
}[keyof Messages['problem']];

/** Returns the text of a problem. Never empty. */
export function problemText(
  messages: Pick<Messages, 'problem' | 'required'>,
  problem: Problem,
  supportEmail?: string,
  own: OwnTexts = {},
  inCurrency: (text: CurrencyText | string) => string = String,
): string {
  const texts = messages.problem;
  const { code, words } = problem;
  const contacting = (name: Contacting) => withContact(texts[name], texts[`${name}Alone`], supportEmail);
  switch (code) {
    case 'required':
      return requiredText(messages, problem.field, problem.asked);
    case 'server':
    case 'provider':
      return outsideWords(words) || contacting('orderFailed');
    case 'replacement':
      return `${outsideWords(words)}${texts.replacement}`.trim();
    case 'orderUnclear':
      return `${contacting('orderFailed')} ${texts.orderUnclear}`;
    case 'signedOut':
      return outsideWords(words) || texts.signedOut;
    case 'timedOut':
      return `${texts.timedOut} ${contacting('orderFailed')}`;
    case 'tooManyRequests':
      return outsideWords(words) || contacting(code);
    case 'orderFailed':
    case 'callFailed':
    case 'orderUnsent':
    case 'botCheckUnavailable':
    case 'paymentUnavailable':
    case 'upgradeUnavailable':
      return contacting(code);
    default:
      return isShared(code, texts) ? inCurrency(texts[code]) : (own[code] ?? contacting('orderFailed'));
  }
}

const isShared = <Texts extends object>(code: ProblemCode, texts: Texts): code is ProblemCode & keyof Texts =>
  Object.hasOwn(texts, code);

/** Returns an outside message, trimmed and cut to 500 characters, or an empty string. */
export const outsideWords = (words: string | undefined): string =>
  Array.from(words?.trim() ?? '')
    .slice(0, 500)
    .join('');

function requiredText({ required }: Pick<Messages, 'required'>, field: string, asked = ''): string {
  const texts: Record<string, string> = required;
  // All addresses share their texts.
  const name = field.replace(/^recipient_address\./, 'address.');
  return [asked, name].map((each) => Object.hasOwn(texts, each) && texts[each]).find(Boolean) || required.other;
}
