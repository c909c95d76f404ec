import type { Api } from '#machines/api/client.ts';
import type { CheckoutReply, OrderKind, RenewalConsent } from '#machines/api/contract.ts';
import type { read } from '#machines/api/reply.ts';
import type { operations } from '#machines/api/schema.ts';
import type { Schema } from '#machines/api/shapes.ts';
import type { CardChoice } from '#machines/rules/payment/card-choice.ts';
import type { Cents } from '#machines/rules/price/money.ts';

type BodyOf<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** A call that orders: the contract's body names the payment's intent in its field `invoice`. */
export type PurchaseCall = {
  [Id in keyof operations]: [BodyOf<Id>] extends [never] ? never : 'invoice' extends keyof BodyOf<Id> ? Id : never;
}[keyof operations];

/** An order and the call that places it. The checkout adds `invoice`, `customer` and `renewal_consent`. */
export type Order<Call extends PurchaseCall = PurchaseCall> = {
  [Each in Call]: {
    call: Each;
    body: Omit<BodyOf<Each>, 'invoice' | 'customer' | 'renewal_consent'>;
    coupon?: string;
    isGift?: true;
    /** The total that the reader saw, in cents, if known. */
    total?: Cents;
    /** Whether nothing is paid; the request then omits the card. */
    isFree?: true;
    /** What the reader was told about its renewal, and agreed to. */
    renewal?: RenewalConsent;
    token?: string;
  };
}[Call];

/** What the checkout needs to know of the orders of one flow. */
export interface OrderDescription<Call extends PurchaseCall> {
  call: Call;
  reply: Schema<CheckoutReply>;
  /** The kind that the host page gets in its order event. */
  kind: OrderKind | ((order: Order<Call>) => OrderKind);
  /** Whether it can be placed only once, so that a second one goes to the first one's landing page. */
  isOnce?: true;
  send: (api: Api, request: OrderRequest<Call>, token: string) => Parameters<typeof read<CheckoutReply>>[0];
}

/** A type, because the client's parameters have an index signature. */
export type OrderRequest<Call extends PurchaseCall> = {
  params: {
    query: { captcha: string; coupon: string | undefined; gift: '' | undefined };
    header: { 'Idempotency-Key': string };
  };
  body: Order<Call>['body'] & {
    invoice: string | undefined;
    customer: CardChoice | undefined;
    renewal_consent: RenewalConsent | undefined;
  };
  signal: AbortSignal;
};

/** Types the description of a flow's orders by its call. */
export const describeOrder = <Call extends PurchaseCall>(order: OrderDescription<Call>): OrderDescription<Call> =>
  order;
