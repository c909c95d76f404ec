import { read } from '#machines/api/reply.ts';
import { SubscriberReply } from '#machines/api/schemas/account/SubscriberReply.ts';
import { Done } from '#machines/api/schemas/shared/Done.ts';
import { accepted, holds } from './expect.ts';
import type { Login } from './profile.ts';
import type { Tab } from './tab.ts';

/** Logs a reader in with a password, and sees that the tab was given a session. */
export async function logIn(tab: Tab, { email, password }: Login): Promise<void> {
  accepted('logIn', await read(tab.api.POST('/api/access/login', { body: { email, password } }), Done));
  holds('logIn', 'the cookie of a session', (await tab.session()) !== undefined, 'none');
}

/** Asks who is logged in, or who is looked at where an account is named. */
export const askSubscriber = ({ api }: Tab, view?: string) =>
  read(
    api.GET('/api/account/subscriber', { params: { query: { membership: '', 'admin-view': view } } }),
    SubscriberReply,
  );

/** The reader who is logged in, as the server tells it. */
export const subscriberOf = async (tab: Tab, view?: string) =>
  accepted('getSubscriber', await askSubscriber(tab, view));
