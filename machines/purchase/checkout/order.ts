import type {
  CartCheckoutRequest,
  DonateRequest,
  InvoicePaymentRequest,
  PricedLine,
  RedeemRequest,
  RenewRequest,
  SubscribeRequest,
  UpdateRequest,
} from '#machines/api/contract.ts';

/** What each purchase sends, by its call; each purchase flow adds its line here and in `checkout.ports.ts`. */
interface Purchases {
  subscribe: SubscribeRequest;
  updateSubscription: UpdateRequest;
  donate: DonateRequest;
  payInvoice: InvoicePaymentRequest;
  checkOutCart: CartCheckoutRequest;
  renewSubscription: RenewRequest;
  redeemGift: RedeemRequest;
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
    /** The lines of the cart as the reader saw them, where the body names it by its version alone. */
    lines?: readonly PricedLine[];
    /** Nothing is paid, so nothing is said of a card. */
    isFree?: true;
    /** Names what is paid, where the path of the call does. */
    token?: string;
  };
}[Call];

/** Whether two orders are for the same things at the same place, so that a retry is the same intention. */
export const isSameOrder = (one: Order | undefined, other: Order): boolean =>
  one === undefined || JSON.stringify(orderedIn(one)) === JSON.stringify(orderedIn(other));

/** The version of the cart that is ordered, where it is one. */
export const versionOf = ({ call, body }: Order): number | undefined =>
  call === 'checkOutCart' ? body.version : undefined;

const orderedIn = ({ call, body, coupon, token, lines }: Order) => [
  call,
  orderedBy(body) ?? token,
  lines ?? null,
  body.shipcode,
  coupon ?? null,
];

/** What is ordered, as the body has it; goods for a recipient cost what it costs to send them there. */
function orderedBy(body: Order['body']): unknown {
  if ('subscription' in body) return body.subscription;
  if ('cart' in body) return body.cart;
  return 'version' in body ? [body.version, body.recipient_shipcode ?? null] : undefined;
}
