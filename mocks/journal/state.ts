import { type ScenarioName, scenarioOf } from '../scenario/scenarios.ts';
import { type Switches, switchesOf } from '../scenario/switches.ts';
import { type AccountState, seedAccounts, seedDonations } from './account/account-state.ts';
import { type HistoryState, seedHistory } from './account/history-state.ts';
import { type CalendarState, DOCUMENTED_DAY } from './calendar-state.ts';
import type { CartsState } from './cart/cart-state.ts';
import { firstStock, type StockState } from './catalogue/goods.ts';
import { type CheckoutState, seedCheckout } from './checkout/checkout-state.ts';
import { type GiftState, seedGifts } from './gift/gift-state.ts';
import { type InvoiceState, seedInvoices } from './invoice/invoice-state.ts';
import { type MerchantState, seedMerchant } from './merchant/merchant-state.ts';
import { type AccessState, seedAccess } from './visitor/access-state.ts';

/** All that the journal knows, as plain data; amounts are cents, times ms since 1970. */
export interface JournalState
  extends AccessState,
    AccountState,
    CalendarState,
    CartsState,
    CheckoutState,
    GiftState,
    HistoryState,
    InvoiceState,
    MerchantState,
    StockState {
  version: typeof STATE_VERSION;
  scenario: ScenarioName;
  switches: Switches;
  /** How often each call was made since the scenario was chosen. */
  calls: Record<string, number>;
}

export const STATE_VERSION = 19;

/** The journal before anything happened. */
export const seed = (): JournalState => ({
  version: STATE_VERSION,
  scenario: 'happy',
  switches: switchesOf(scenarioOf('happy')),
  calls: {},
  today: DOCUMENTED_DAY,
  reader: null,
  accounts: seedAccounts(),
  donations: seedDonations(),
  sessions: {},
  entries: {},
  carts: {},
  cartOf: {},
  stock: firstStock(),
  ...seedAccess(),
  ...seedCheckout(),
  ...seedGifts(),
  ...seedHistory(),
  ...seedInvoices(),
  ...seedMerchant(),
});
