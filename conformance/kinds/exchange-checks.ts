import { callOf, type ExchangeCheck } from '../runner/exchange.ts';
import { backwards } from './backwards.ts';

/** Finds readers' passwords in responses. Ignores short ones, which may be part of any text. */
const passwords: ExchangeCheck = ({ id, method, answer }, { profile: { readers = {}, newReader } }) => {
  const text = typeof answer === 'object' && 'text' in answer ? answer.text : '';
  const all = [...Object.values(readers), newReader].map((reader) => reader?.password ?? '');
  const isTold = all.some((password) => password.length > 7 && text.includes(password));
  return isTold
    ? [{ call: callOf({ id, method }), expected: 'an answer without the password of a reader', got: 'a password' }]
    : [];
};

/** The checks over every exchange of a run, beside the contract's own. */
export const exchangeChecks: readonly ExchangeCheck[] = [passwords, backwards];
