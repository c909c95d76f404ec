import type { Screen } from '#app/screen.tsx';
import type { PageData, Widget } from './widgets.ts';

interface Mount<Name extends Widget> {
  route: string;
  load: () => Promise<{ screen: Screen<PageData<Name>> }>;
}

export const mounts = {
  subscribe: { route: '/subscribe', load: () => import('#screens/purchase/subscribe/Subscribe.tsx') },
  renew: { route: '/subscribe/renew', load: () => import('#screens/purchase/renew/Renew.tsx') },
  redeem: { route: '/subscribe/redeem', load: () => import('#screens/purchase/redeem/Redeem.tsx') },
  store: { route: '/store', load: () => import('#screens/purchase/product/Store.tsx') },
  issues: { route: '/store/issues', load: () => import('#screens/purchase/product/Issues.tsx') },
  issue: { route: '/issue/{slug}', load: () => import('#screens/purchase/product/Issue.tsx') },
  product: { route: '/store/product/{slug}', load: () => import('#screens/purchase/product/Product.tsx') },
  checkout: { route: '/store/checkout', load: () => import('#screens/purchase/cart/CartCheckout.tsx') },
  donate: { route: '/donate', load: () => import('#screens/purchase/donate/Donate.tsx') },
  receipt: { route: '/receipts', load: () => import('#screens/purchase/invoice/Receipt.tsx') },
  'payment-change': {
    route: '/account/payment',
    load: () => import('#screens/account/payment/PaymentChange.tsx'),
  },
  'subscription-change': {
    route: '/account/subscriptions/{token}',
    load: () => import('#screens/account/subscription-change/SubscriptionChange.tsx'),
  },
  'renewal-retry': {
    route: '/account/renewal',
    load: () => import('#screens/purchase/renewal-retry/RenewalRetry.tsx'),
  },
  'monthly-donation-card': {
    route: '/donation/setup',
    load: () => import('#screens/account/monthly-donation/MonthlyDonationCard.tsx'),
  },
  invoice: { route: '/invoice/{invoice}', load: () => import('#screens/purchase/invoice/Invoice.tsx') },
  name: { route: '/account/name', load: () => import('#screens/account/name/Name.tsx') },
  email: { route: '/account/email', load: () => import('#screens/account/email/Email.tsx') },
  address: { route: '/account/address', load: () => import('#screens/account/address/Address.tsx') },
  'address-deletion': {
    route: '/account/address/{shipcode}/delete',
    load: () => import('#screens/account/address/AddressDeletion.tsx'),
  },
  account: { route: '/account', load: () => import('#screens/account/page/Account.tsx') },
  login: { route: '/login', load: () => import('#screens/visitor/login/Login.tsx') },
  logout: { route: '/logout', load: () => import('#screens/visitor/logout/Logout.tsx') },
  share: { route: '/articles/{slug}', load: () => import('#screens/widgets/Share.tsx') },
  'post-navigation': { route: '/articles/{slug}', load: () => import('#screens/widgets/PostNavigation.tsx') },
  header: { route: '/', load: () => import('#screens/widgets/Header.tsx') },
  footer: { route: '/', load: () => import('#screens/widgets/Footer.tsx') },
  'cart-counter': { route: '/', load: () => import('#screens/widgets/CartCounter.tsx') },
  'mailing-list': { route: '/', load: () => import('#screens/visitor/mailing-list/MailingList.tsx') },
} as const satisfies { readonly [Name in Widget]: Mount<Name> };

export const isWidget = (name: string | undefined): name is Widget => name !== undefined && Object.hasOwn(mounts, name);
