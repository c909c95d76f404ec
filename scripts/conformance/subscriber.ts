import { ask } from './ask.ts';
import { accepted, holds } from './expect.ts';
import type { Login } from './profile.ts';
import type { Tab } from './tab.ts';

/** Logs a reader in with a password, and sees that the tab was given a session. */
export async function logIn(tab: Tab, { email, password }: Login): Promise<void> {
  accepted('logIn', await ask(tab, 'logIn', { body: { email, password } }));
  holds('logIn', 'the cookie of a session', (await tab.session()) !== undefined, 'none');
}

/** Asks who is logged in, or who is looked at where an account is named. */
export const askSubscriber = (tab: Tab, view?: string) =>
  ask(tab, 'getSubscriber', { params: { query: { membership: '', 'admin-view': view } } });

/** The reader who is logged in, as the server tells it. */
export async function subscriberOf(tab: Tab, view?: string) {
  const { subscriber, timetable } = accepted('getSubscriber', await askSubscriber(tab, view));
  return { account: subscriber.account, timetable };
}
