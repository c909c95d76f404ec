import type { Address } from '../../machines/api/contract.ts';
import { zoneOf } from '../../machines/rules/address/shipping.ts';
import { SHIPCODES, type Shipcode } from '../../machines/rules/subscription/subscription.ts';
import type { CallId } from '../../mocks/documented.ts';
import type { Login, ReadEntry, ReaderRole } from '../profile.ts';
import { accepted, holds, needed, skip } from '../runner/expect.ts';
import { type Asked, ask } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';

/** What these need of a test context, which itself logs readers in. */
interface Context {
  server: URL;
  entry: ReadEntry;
  open: () => Tab;
  as: (role: ReaderRole) => Promise<Tab>;
  undo: (what: string, act: () => Promise<void>) => void;
}

export const loginOf = ({ entry }: Pick<Context, 'entry'>, role: ReaderRole): Login => entry('readers', role);

export async function logIn(tab: Tab, { email, password }: Login): Promise<void> {
  accepted('logIn', await ask(tab, 'logIn', { body: { email, password } }));
  holds('logIn', 'the cookie of a session', (await tab.session()) !== undefined, 'none');
}

/** Logs a reader in, in a tab whose session may be lost. */
export async function loggedIn(t: Context, role: ReaderRole): Promise<Tab> {
  const tab = t.open();
  await logIn(tab, loginOf(t, role));
  return tab;
}

/** The same, with the id of the session. */
export async function sessionOf(t: Context, role: ReaderRole): Promise<{ tab: Tab; session: string }> {
  const tab = await loggedIn(t, role);
  return { tab, session: needed(await tab.session(), 'a login returns no cookie') };
}

/** A tab with a session's cookie. */
export async function holdingSession({ server, open }: Context, session: string, name = 'session'): Promise<Tab> {
  const tab = open();
  await tab.cookies.setCookie(`${name}=${session}; Path=/`, server.href);
  return tab;
}

/** Has a code mailed. Returns its token. */
export async function mailedToken(tab: Tab, email: string): Promise<string> {
  return accepted('requestCode', await ask(tab, 'requestCode', { body: { email, path: '/' } })).token;
}

export const verifyCode = (tab: Tab, token: string, password: string) =>
  ask(tab, 'verifyCode', { body: { token, password } });

/** Logs in with a mailed code. */
export async function logInByCode({ entry }: Pick<Context, 'entry'>, tab: Tab): Promise<void> {
  const { email, code } = entry('signInCode');
  accepted('verifyCode', await verifyCode(tab, await mailedToken(tab, email), code));
}

/** Asks for the logged-in reader, or with `view` for the one an administrator views. */
export const askSubscriber = (tab: Tab, view?: string) =>
  ask(tab, 'getSubscriber', { params: { query: { membership: '', 'admin-view': view } } });

export async function subscriberOf(tab: Tab, view?: string) {
  const { subscriber, timetable } = accepted('getSubscriber', await askSubscriber(tab, view));
  return { account: subscriber.account, timetable };
}

/** The token of a reader's current subscription. */
export async function subscriptionOf(t: Context, role: ReaderRole): Promise<string> {
  const { timetable } = await subscriberOf(await t.as(role));
  return needed(timetable.current_subscription, `the reader "${role}" has no subscription`).info.token;
}

/** Returns a function that registers what brings a reader's data back as they are now. */
const keeping =
  <Id extends CallId>(call: Id, given: (tab: Tab) => Promise<Asked<Id>>) =>
  async (t: Context, tab: Tab): Promise<void> => {
    const before = await given(tab);
    t.undo(`what ${call} has changed`, async () => void accepted(call, await ask(tab, call, before)));
  };

export const keepName = keeping('changeName', async (tab) => ({
  body: { name: (await subscriberOf(tab)).account.name },
}));

export const keepEmail = keeping('changeEmail', async (tab) => ({
  body: { email: (await subscriberOf(tab)).account.email },
}));

export const keepAddress = keeping('changeAddress', async (tab) => {
  const { shipcode, address: body } = await neededAddress(tab);
  return { params: { path: { shipcode } }, body };
});

export const keepAutorenew = async (t: Context, tab: Tab): Promise<void> => {
  const { autorenew } = (await subscriberOf(tab)).account;
  // A server may ignore the requested state and only flip it.
  t.undo('autorenew', async () => {
    if ((await subscriberOf(tab)).account.autorenew !== autorenew)
      accepted('flipAutorenew', await ask(tab, 'flipAutorenew', {}));
  });
};

/** The token of a reader's subscription, after turning autorenew on. */
export async function renewingToken(tab: Tab): Promise<string> {
  const { account, timetable } = await subscriberOf(tab);
  const { info } = needed(timetable.current_subscription, 'the reader has no subscription');
  if (!account.autorenew) accepted('flipAutorenew', await ask(tab, 'flipAutorenew', { body: { autorenew: true } }));
  return info.token;
}

/** The address that the current subscription is sent to. */
export async function neededAddress(tab: Tab): Promise<{ shipcode: Shipcode; address: Address }> {
  const { account, timetable } = await subscriberOf(tab);
  for (const shipcode of SHIPCODES) {
    const address = account.addresses[zoneOf(shipcode)];
    if (timetable.address_required[zoneOf(shipcode)] && address) return { shipcode, address };
  }
  return skip('the reader "subscriber" has no address that the subscription needs');
}

export const versionOf = async (tab: Tab): Promise<number> =>
  needed((await subscriberOf(tab)).timetable.version, 'the page data have no subscription version');
