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

/** The request body of each purchase by call. A new purchase adds its line here and in `checkout.ports.ts`. */
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

export type PurchaseCall = keyof Purchases;

/** An order and the call that places it. The checkout adds `invoice` and `customer`. */
export type Order<Call extends PurchaseCall = PurchaseCall> = {
  [Each in Call]: {
    call: Each;
    body: Omit<Purchases[Each], 'invoice' | 'customer'>;
    coupon?: string;
    isGift?: true;
    /** The total that the reader saw, in cents, if known. */
    total?: Cents;
    /** Whether nothing is paid; the request then omits the card. */
    isFree?: true;
    token?: string;
  };
}[Call];
