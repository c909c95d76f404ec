import type { Address } from '../../machines/api/contract.ts';
import { zoneOf } from '../../machines/rules/address/shipping.ts';
import { SHIPCODES, type Shipcode } from '../../machines/rules/subscription/subscription.ts';
import type { Login, ReadEntry, ReaderRole } from '../profile.ts';
import { accepted, holds, needed, skip } from '../runner/expect.ts';
import { ask } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';

/** What these need of a test context, which itself logs readers in. */
interface Context {
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

/** Registers what brings a reader's data back as they are now. */
export const keepName = async (t: Context, tab: Tab): Promise<void> => {
  const { name } = (await subscriberOf(tab)).account;
  t.undo(`the name ${name}`, async () => {
    accepted('changeName', await ask(tab, 'changeName', { body: { name } }));
  });
};

export const keepEmail = async (t: Context, tab: Tab): Promise<void> => {
  const { email } = (await subscriberOf(tab)).account;
  t.undo('the current address', async () => {
    accepted('changeEmail', await ask(tab, 'changeEmail', { body: { email } }));
  });
};

export const keepAutorenew = async (t: Context, tab: Tab): Promise<void> => {
  const { autorenew } = (await subscriberOf(tab)).account;
  t.undo('autorenew', async () => {
    if ((await subscriberOf(tab)).account.autorenew !== autorenew)
      accepted('flipAutorenew', await ask(tab, 'flipAutorenew', {}));
  });
};

export const keepAddress = async (t: Context, tab: Tab): Promise<void> => {
  const { shipcode, address: body } = await neededAddress(tab);
  t.undo('the address', async () => {
    accepted('changeAddress', await ask(tab, 'changeAddress', { params: { path: { shipcode } }, body }));
  });
};

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
