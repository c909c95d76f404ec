import type { Screen } from '#app/screen.tsx';
import type { LinkedWidget, PageData, Widget } from '#machines/flows.ts';

interface Mount<Name extends Widget> {
  load: () => Promise<{ screen: Screen<PageData<Name>> }>;
}

/** Repeats `hasLink` of the descriptions, which would bring every schema into every page. */
type Mounts = { readonly [Name in Widget]: Mount<Name> & (Name extends LinkedWidget ? { hasLink: true } : unknown) };

export const mounts = {
  subscribe: { load: () => import('#screens/purchase/subscribe/Subscribe.tsx') },
  renew: { load: () => import('#screens/purchase/renew/Renew.tsx') },
  redeem: { load: () => import('#screens/purchase/redeem/Redeem.tsx'), hasLink: true },
  store: { load: () => import('#screens/purchase/product/Store.tsx') },
  issues: { load: () => import('#screens/purchase/product/Issues.tsx') },
  issue: { load: () => import('#screens/purchase/product/Issue.tsx') },
  product: { load: () => import('#screens/purchase/product/Product.tsx') },
  checkout: { load: () => import('#screens/purchase/cart/CartCheckout.tsx') },
  donate: { load: () => import('#screens/purchase/donate/Donate.tsx') },
  receipt: { load: () => import('#screens/purchase/invoice/Receipt.tsx'), hasLink: true },
  invoice: { load: () => import('#screens/purchase/invoice/Invoice.tsx') },
  withdrawal: { load: () => import('#screens/purchase/withdrawal/Withdrawal.tsx') },
  'payment-change': { load: () => import('#screens/account/payment/PaymentChange.tsx'), hasLink: true },
  'subscription-change': { load: () => import('#screens/account/subscription-change/SubscriptionChange.tsx') },
  'renewal-retry': { load: () => import('#screens/purchase/renewal-retry/RenewalRetry.tsx') },
  'monthly-donation-card': {
    load: () => import('#screens/account/monthly-donation/MonthlyDonationCard.tsx'),
    hasLink: true,
  },
  name: { load: () => import('#screens/account/name/Name.tsx') },
  email: { load: () => import('#screens/account/email/Email.tsx'), hasLink: true },
  address: { load: () => import('#screens/account/address/Address.tsx'), hasLink: true },
  'address-deletion': { load: () => import('#screens/account/address/AddressDeletion.tsx') },
  cancellation: { load: () => import('#screens/account/cancellation/Cancellation.tsx') },
  account: { load: () => import('#screens/account/page/Account.tsx') },
  login: { load: () => import('#screens/visitor/login/Login.tsx') },
  logout: { load: () => import('#screens/visitor/logout/Logout.tsx') },
  'mailing-list': { load: () => import('#screens/visitor/mailing-list/MailingList.tsx') },
  share: { load: () => import('#screens/widgets/Share.tsx') },
  'post-navigation': { load: () => import('#screens/widgets/PostNavigation.tsx') },
  header: { load: () => import('#screens/widgets/Header.tsx') },
  footer: { load: () => import('#screens/widgets/Footer.tsx') },
  'cart-counter': { load: () => import('#screens/widgets/CartCounter.tsx') },
} as const satisfies Mounts;

export const isWidget = (name: string | undefined): name is Widget => name !== undefined && Object.hasOwn(mounts, name);

/** Whether the address of a widget's page may carry the token of a mailed link. */
export const hasLink = (name: string | undefined): boolean => isWidget(name) && 'hasLink' in mounts[name];
