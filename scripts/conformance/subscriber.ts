import { read } from '#machines/api/reply.ts';
import { SubscriberReply } from '#machines/api/schemas/account/SubscriberReply.ts';
import { accepted } from './expect.ts';
import type { Tab } from './tab.ts';

/** Asks who is logged in, or who is looked at where an account is named. */
export const askSubscriber = ({ api }: Tab, view?: string) =>
  read(
    api.GET('/api/account/subscriber', { params: { query: { membership: '', 'admin-view': view } } }),
    SubscriberReply,
  );

/** The reader who is logged in, as the server tells it. */
export const subscriberOf = async (tab: Tab, view?: string) =>
  accepted('getSubscriber', await askSubscriber(tab, view));
