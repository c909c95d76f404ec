import type { Result } from '../../machines/api/reply.ts';
import type { Login, ReaderRole } from '../profile.ts';
import { ask } from '../runner/ask.ts';
import { accepted, type Blamed, holds, lacking, needed, refused, same } from '../runner/expect.ts';
import type { Rig } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';

export const loginOf = ({ profile }: Pick<Rig, 'profile'>, role: ReaderRole): Login =>
  needed(profile.readers?.[role], `the profile has no reader "${role}"`);

export async function logIn(tab: Tab, { email, password }: Login): Promise<void> {
  accepted('logIn', await ask(tab, 'logIn', { body: { email, password } }));
  holds('logIn', 'the cookie of a session', (await tab.session()) !== undefined, 'none');
}

/** Logs a reader in, in a tab whose session may be lost. */
export async function loggedIn(rig: Rig, role: ReaderRole): Promise<Tab> {
  const tab = rig.open();
  await logIn(tab, loginOf(rig, role));
  return tab;
}

/** Asks for the logged-in reader, or with `view` for the one an administrator views. */
export const askSubscriber = (tab: Tab, view?: string) =>
  ask(tab, 'getSubscriber', { params: { query: { membership: '', 'admin-view': view } } });

export async function subscriberOf(tab: Tab, view?: string) {
  const { subscriber, timetable } = accepted('getSubscriber', await askSubscriber(tab, view));
  return { account: subscriber.account, timetable };
}

/** The token of a reader's current subscription. */
export async function subscriptionOf(rig: Rig, role: ReaderRole): Promise<string> {
  const { timetable } = await subscriberOf(await rig.as(role));
  return needed(timetable.current_subscription, `the reader "${role}" has no subscription`).info.token;
}

export const versionOf = async (tab: Tab): Promise<number> =>
  needed((await subscriberOf(tab)).timetable.version, 'the page data have no subscription version');

export async function refusesOutdated<Output>(
  call: Blamed,
  tab: Tab,
  send: (version: number) => Promise<Result<Output>>,
): Promise<void> {
  const version = await versionOf(tab);
  if (version === 0) lacking('the subscription version is 0 and has no older one');
  const before = await subscriberOf(tab);
  const { reason } = refused(call, await send(version - 1), { status: 409 });
  same(call, 'the reason of the refusal', reason, 'outdated');
  same(call, 'the reader after the refusal', await subscriberOf(tab), before);
}
