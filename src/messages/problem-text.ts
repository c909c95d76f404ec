import type { Problem, ProblemCode } from '#machines/lib/problem.ts';
import type { Messages } from './messages.ts';
import { type CurrencyText, withContact } from './text.ts';

/** The texts for a flow's own problems, by code. */
export type OwnTexts = Readonly<Record<string, string>>;

/** Returns the text of a problem. Never empty. */
export function problemText(
  messages: Pick<Messages, 'problem' | 'required'>,
  problem: Problem,
  supportEmail?: string,
  own: OwnTexts = {},
  inCurrency: (text: CurrencyText | string) => string = String,
): string {
  const texts = messages.problem;
  const orderFailed = () => withContact(texts.orderFailed, texts.orderFailedAlone, supportEmail);
  switch (problem.code) {
    case 'required':
      return requiredText(messages, problem.field, problem.asked);
    case 'server':
    case 'provider':
      return outsideWords(problem.words) || orderFailed();
    case 'replacement':
      return `${outsideWords(problem.words)}${texts.replacement}`.trim();
    case 'orderFailed':
      return orderFailed();
    case 'orderUnclear':
      return `${orderFailed()} ${texts.orderUnclear}`;
    case 'signedOut':
      return outsideWords(problem.words) || texts.signedOut;
    case 'callFailed':
      return withContact(texts.callFailed, texts.callFailedAlone, supportEmail);
    case 'timedOut':
      return `${texts.timedOut} ${orderFailed()}`;
    case 'orderUnsent':
      return withContact(texts.orderUnsent, texts.orderUnsentAlone, supportEmail);
    case 'tooManyRequests':
      return (
        outsideWords(problem.words) || withContact(texts.tooManyRequests, texts.tooManyRequestsAlone, supportEmail)
      );
    case 'botCheckUnavailable':
      return withContact(texts.botCheckUnavailable, texts.botCheckUnavailableAlone, supportEmail);
    case 'paymentUnavailable':
      return withContact(texts.paymentUnavailable, texts.paymentUnavailableAlone, supportEmail);
    case 'upgradeUnavailable':
      return withContact(texts.upgradeUnavailable, texts.upgradeUnavailableAlone, supportEmail);
    default:
      return isShared(problem.code, texts) ? inCurrency(texts[problem.code]) : (own[problem.code] ?? orderFailed());
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
