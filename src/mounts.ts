/** Every widget: where it is shown, and how its screen is loaded when its mount point is found. */
export const mounts = {
  subscribe: { route: '/subscribe', load: () => import('#screens/purchase/Subscribe.tsx') },
  renew: { route: '/subscribe/renew', load: () => import('#screens/purchase/Renew.tsx') },
  redeem: { route: '/subscribe/redeem', load: () => import('#screens/purchase/Redeem.tsx') },
  store: { route: '/store', load: () => import('#screens/purchase/Store.tsx') },
  issues: { route: '/store/issues', load: () => import('#screens/purchase/Issues.tsx') },
  issue: { route: '/issue/{slug}', load: () => import('#screens/purchase/Issue.tsx') },
  product: { route: '/store/product/{slug}', load: () => import('#screens/purchase/Product.tsx') },
  checkout: { route: '/store/checkout', load: () => import('#screens/purchase/CartCheckout.tsx') },
  donate: { route: '/donate', load: () => import('#screens/purchase/Donate.tsx') },
  receipt: { route: '/receipts', load: () => import('#screens/purchase/Receipt.tsx') },
  'payment-change': { route: '/account/payment', load: () => import('#screens/account/PaymentChange.tsx') },
  'subscription-change': {
    route: '/account/subscriptions/{token}',
    load: () => import('#screens/account/SubscriptionChange.tsx'),
  },
  'monthly-donation-card': { route: '/donation/setup', load: () => import('#screens/account/MonthlyDonationCard.tsx') },
  invoice: { route: '/invoice/{invoice}', load: () => import('#screens/purchase/Invoice.tsx') },
  name: { route: '/account/name', load: () => import('#screens/account/Name.tsx') },
  email: { route: '/account/email', load: () => import('#screens/account/Email.tsx') },
  address: { route: '/account/address', load: () => import('#screens/account/Address.tsx') },
  'address-deletion': {
    route: '/account/address/{shipcode}/delete',
    load: () => import('#screens/account/AddressDeletion.tsx'),
  },
  account: { route: '/account', load: () => import('#screens/account/Account.tsx') },
  login: { route: '/login', load: () => import('#screens/visitor/Login.tsx') },
  logout: { route: '/logout', load: () => import('#screens/visitor/Logout.tsx') },
  share: { route: '/articles/{slug}', load: () => import('#screens/widgets/Share.tsx') },
  'post-navigation': { route: '/articles/{slug}', load: () => import('#screens/widgets/PostNavigation.tsx') },
  header: { route: '/', load: () => import('#screens/widgets/Header.tsx') },
  footer: { route: '/', load: () => import('#screens/widgets/Footer.tsx') },
  'cart-counter': { route: '/', load: () => import('#screens/widgets/CartCounter.tsx') },
  'mailing-list': { route: '/', load: () => import('#screens/visitor/MailingList.tsx') },
} as const;

/** The name of a widget, as mount points carry it in `data-journal`. */
export type Widget = keyof typeof mounts;

/** Whether a name is that of a widget. */
export const isWidget = (name: string | undefined): name is Widget => name !== undefined && Object.hasOwn(mounts, name);
