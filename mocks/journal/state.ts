import { type AccountState, seedAccounts, seedCancellations, seedDonations } from './account/account-state.ts';
import { type HistoryState, seedHistory } from './account/history-state.ts';
import { type CalendarState, DOCUMENTED_DAY } from './calendar-state.ts';
import type { CartsState } from './cart/cart-state.ts';
import { firstStock, type StockState } from './catalogue/goods.ts';
import { type CheckoutState, seedCheckout } from './checkout/checkout-state.ts';
import { type GiftState, seedGifts } from './gift/gift-state.ts';
import { type InvoiceState, seedInvoices } from './invoice/invoice-state.ts';
import { type MerchantState, seedMerchant } from './merchant/merchant-state.ts';
import { seedWithdrawals, type WithdrawalState } from './order/withdrawal-state.ts';
import { type AccessState, seedAccess } from './visitor/access-state.ts';
import { beginWorld, type WorldState } from './world.ts';

/** The whole state of the journal, as plain data. Amounts are in cents, times in ms since 1970. */
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
    StockState,
    WithdrawalState,
    WorldState {
  version: typeof STATE_VERSION;
}

export const STATE_VERSION = 24;

export const seed = (): JournalState => ({
  version: STATE_VERSION,
  ...beginWorld('happy'),
  worlds: {},
  today: DOCUMENTED_DAY,
  ahead: 0,
  reader: null,
  accounts: seedAccounts(),
  donations: seedDonations(),
  cancellations: seedCancellations(),
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
  ...seedWithdrawals(),
});
