import { ADMINISTRATOR, PEOPLE_OF_PAGES, personOf } from '../readers.ts';
import { pages } from '../replies.ts';
import { scenarioOf } from '../world/scenarios.ts';
import { switchesOf } from '../world/switches.ts';
import { newAccount } from './account/accounts.ts';
import { seedDonations } from './account/donations.ts';
import { seedOrders } from './checkout/seed-orders.ts';
import { seedGifts } from './gift/seed-gifts.ts';
import { seedSetups } from './payment/setups.ts';
import { type Account, type JournalState, STATE_VERSION } from './state.ts';
import { seedAccess } from './visitor/seed-access.ts';

/** The journal before anything happened. */
export function seed(): JournalState {
  return {
    version: STATE_VERSION,
    scenario: 'happy',
    switches: switchesOf(scenarioOf('happy')),
    reader: null,
    accounts: seedAccounts(),
    sessions: {},
    calls: {},
    setups: seedSetups(),
    donations: seedDonations(),
    ...seedAccess(),
    ...seedOrders(),
    carts: {},
    cartOf: {},
    ...seedGifts(),
  };
}

/** The password of every person of the documented pages. */
export const PASSWORD = 'correct horse';

/** The accounts of the documented people and of the journal itself, by reference. */
export const seedAccounts = (): Record<string, Account> =>
  Object.fromEntries([
    ...PEOPLE_OF_PAGES.map((reader): [string, Account] => {
      const { subscriber, payment_info: payment } = personOf(reader).body;
      // A deep copy is its own, so nothing of it is read-only any more.
      const account = structuredClone({ password: PASSWORD, subscriber, payment }) as unknown as Account;
      return [subscriber.account.ref, account];
    }),
    [ADMINISTRATOR, administrator()],
  ]);

/** Whoever answers the journal's own mail. */
function administrator(): Account {
  const { journal, support_email } = pages.showLogin.everyTab.body.settings;
  const owner = { ref: ADMINISTRATOR, name: journal, email: support_email, password: PASSWORD, created: '2016-01-01' };
  return { ...newAccount(owner), isAdministrator: true };
}
