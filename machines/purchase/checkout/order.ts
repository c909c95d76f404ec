import type {
  CartCheckoutRequest,
  DonateRequest,
  InvoicePaymentRequest,
  RedeemRequest,
  RenewRequest,
  RetryRequest,
  SubscribeRequest,
  UpdateRequest,
} from '#machines/api/contract.ts';
import type { Cents } from '#machines/rules/price/money.ts';

/** What each purchase sends, by its call; each purchase flow adds its line here and in `checkout.ports.ts`. */
interface Purchases {
  subscribe: SubscribeRequest;
  updateSubscription: UpdateRequest;
  donate: DonateRequest;
  payInvoice: InvoicePaymentRequest;
  checkOutCart: CartCheckoutRequest;
  renewSubscription: RenewRequest;
  redeemGift: RedeemRequest;
  retryRenewal: RetryRequest;
}

/** A call that a purchase is made by. */
export type PurchaseCall = keyof Purchases;

/** What a reader orders, and the call it is ordered by. The checkout adds `invoice` and `customer` itself. */
export type Order<Call extends PurchaseCall = PurchaseCall> = {
  [Each in Call]: {
    call: Each;
    body: Omit<Purchases[Each], 'invoice' | 'customer'>;
    coupon?: string;
    /** Its purpose is a gift (CHECK-12). */
    isGift?: true;
    /** What it costs as the reader saw it, in cents, where that is known. */
    total?: Cents;
    /** Nothing is paid, so nothing is said of a card. */
    isFree?: true;
    /** Names what is paid, where the path of the call does. */
    token?: string;
  };
}[Call];
