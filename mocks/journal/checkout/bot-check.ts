import type { Desk } from '../desk.ts';
import type { Call } from '../play.ts';

/** Whether the call's token shows that a person makes it: each is good once; without a bot check none is needed. */
export function passesBotCheck({ state }: Desk, { query }: Call): boolean {
  if (state.switches.botCheck === 'absent') return true;
  const token = query?.get('captcha') ?? '';
  if (token === '' || state.spent.includes(token)) return false;
  state.spent.push(token);
  return true;
}
