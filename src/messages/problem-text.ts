import type { Problem, ProblemCode } from '#machines/lib/problem.ts';
import { problemMessages, requiredMessages } from './en/problem.ts';
import type { English } from './english.ts';
import { type CurrencyText, withContact } from './message.ts';
import { useCurrencyText, useMessages, useSupportEmail } from './use-messages.tsx';

/** The texts for a flow's own problems, by code. */
export type OwnTexts = Readonly<Record<string, string>>;

/** The problems whose text names the support address, if there is one. */
type Contacting = {
  [Name in keyof English['problem']]: `${Name}Alone` extends keyof English['problem'] ? Name : never;
}[keyof English['problem']];

/** Returns a function that gives the text of a problem. `own` adds the texts for one flow's problems. */
export function useProblemText(own?: OwnTexts): (problem: Problem) => string {
  const messages = { problem: useMessages(problemMessages), required: useMessages(requiredMessages) };
  const supportEmail = useSupportEmail();
  const inCurrency = useCurrencyText();
  return (problem) => problemText(messages, problem, supportEmail, own, inCurrency);
}

/** Returns the text of a problem. Never empty. */
export function problemText(
  messages: Pick<English, 'problem' | 'required'>,
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
      return outsideMessage(words) || contacting('orderFailed');
    case 'replacement':
      return `${outsideMessage(words)}${texts.replacement}`.trim();
    case 'orderUnclear':
      return `${contacting('orderFailed')} ${texts.orderUnclear}`;
    case 'signedOut':
      return outsideMessage(words) || texts.signedOut;
    case 'timedOut':
      return `${texts.timedOut} ${contacting('orderFailed')}`;
    case 'tooManyRequests':
      return outsideMessage(words) || contacting(code);
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
export const outsideMessage = (words: string | undefined): string =>
  Array.from(words?.trim() ?? '')
    .slice(0, 500)
    .join('');

function requiredText({ required }: Pick<English, 'required'>, field: string, asked = ''): string {
  const texts: Record<string, string> = required;
  // All addresses share their texts.
  const name = field.replace(/^recipient_address\./, 'address.');
  return [asked, name].map((each) => Object.hasOwn(texts, each) && texts[each]).find(Boolean) || required.other;
}
