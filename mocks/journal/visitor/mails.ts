import type { Desk } from '../desk.ts';
import type { Mail } from './access-state.ts';

/** How many mails are kept. */
const KEPT = 50;

/** Sends a mail, which a developer finds in the journal's state. */
export function send({ state }: Desk, mail: Mail): void {
  state.mails = [...state.mails, mail].slice(-KEPT);
}
