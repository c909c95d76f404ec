import { addressFlow } from '#machines/account/address/address.flow.ts';
import { addressDeletionFlow } from '#machines/account/address/address-deletion.flow.ts';
import { cancellationFlow } from '#machines/account/cancellation/cancellation.flow.ts';
import { emailFlow } from '#machines/account/email/email.flow.ts';
import { monthlyDonationCardFlow } from '#machines/account/monthly-donation/monthly-donation-card.flow.ts';
import { nameFlow } from '#machines/account/name/name.flow.ts';
import { accountFlow } from '#machines/account/page/account-page.flow.ts';
import { paymentChangeFlow } from '#machines/account/payment/payment-change.flow.ts';
import { subscriptionChangeFlow } from '#machines/account/subscription-change/subscription-change.flow.ts';
import type { OutputOf } from '#machines/api/shapes.ts';
import { cartCheckoutFlow } from '#machines/purchase/cart/cart-checkout.flow.ts';
import { donateFlow } from '#machines/purchase/donate/donate.flow.ts';
import { invoiceFlow } from '#machines/purchase/invoice/invoice.flow.ts';
import { receiptFlow } from '#machines/purchase/invoice/receipt.flow.ts';
import { issueFlow } from '#machines/purchase/product/issue.flow.ts';
import { issuesFlow } from '#machines/purchase/product/issues.flow.ts';
import { productFlow } from '#machines/purchase/product/product.flow.ts';
import { storeFlow } from '#machines/purchase/product/store.flow.ts';
import { redeemFlow } from '#machines/purchase/redeem/redeem.flow.ts';
import { renewFlow } from '#machines/purchase/renew/renew.flow.ts';
import { renewalRetryFlow } from '#machines/purchase/renewal-retry/renewal-retry.flow.ts';
import { subscribeFlow } from '#machines/purchase/subscribe/subscribe.flow.ts';
import { withdrawalFlow } from '#machines/purchase/withdrawal/withdrawal.flow.ts';
import { loginFlow } from '#machines/visitor/login/login.flow.ts';
import { logoutFlow } from '#machines/visitor/logout/logout.flow.ts';
import { mailingListFlow } from '#machines/visitor/mailing-list/mailing-list.flow.ts';
import { cartCounterFlow } from '#machines/widgets/cart-counter.flow.ts';
import { footerFlow } from '#machines/widgets/footer.flow.ts';
import { headerFlow } from '#machines/widgets/header.flow.ts';
import { postNavigationFlow } from '#machines/widgets/post-navigation.flow.ts';
import { shareFlow } from '#machines/widgets/share.flow.ts';

/** Every widget's flow. A page loads only its own, so only the server, tools and types import this list. */
const described = [
  subscribeFlow,
  renewFlow,
  redeemFlow,
  storeFlow,
  issuesFlow,
  issueFlow,
  productFlow,
  cartCheckoutFlow,
  donateFlow,
  receiptFlow,
  invoiceFlow,
  withdrawalFlow,
  paymentChangeFlow,
  subscriptionChangeFlow,
  renewalRetryFlow,
  monthlyDonationCardFlow,
  nameFlow,
  emailFlow,
  addressFlow,
  addressDeletionFlow,
  cancellationFlow,
  accountFlow,
  loginFlow,
  logoutFlow,
  mailingListFlow,
  shareFlow,
  postNavigationFlow,
  headerFlow,
  footerFlow,
  cartCounterFlow,
] as const;

type Described = (typeof described)[number];

export type Widget = Described['widget'];

export type FlowOf<Name extends Widget> = Extract<Described, { widget: Name }>;

export type PageDataOf = { [Name in Widget]: OutputOf<FlowOf<Name>['page']> };

export type PageData<Name extends Widget> = PageDataOf[Name];

/** The widgets whose page may carry the token of a mailed link in its address. */
export type LinkedWidget = Extract<Described, { hasLink: true }>['widget'];

/** Each widget's flow. */
export const flows = Object.fromEntries(described.map((flow) => [flow.widget, flow])) as {
  readonly [Name in Widget]: FlowOf<Name>;
}; // one entry for each

export const isWidget = (name: string | undefined): name is Widget => name !== undefined && Object.hasOwn(flows, name);

export const hasLink = (widget: Widget): boolean => 'hasLink' in flows[widget];
