import type {
  AccountPage,
  AddressPage,
  ArticlePage,
  CheckoutPage,
  DonatePage,
  DonationSetupPage,
  EmailPage,
  InvoicePage,
  IssuePage,
  IssuesPage,
  OpenPage,
  PaymentPage,
  ProductPage,
  ReaderPage,
  ReceiptPage,
  RedeemPage,
  RenewalPage,
  RenewPage,
  ShellPage,
  StorePage,
  SubscribePage,
  SubscriptionPage,
} from '#machines/api/contract.ts';

export interface PageDataOf {
  subscribe: SubscribePage;
  renew: RenewPage;
  redeem: RedeemPage;
  store: StorePage;
  issues: IssuesPage;
  issue: IssuePage;
  product: ProductPage;
  checkout: CheckoutPage;
  donate: DonatePage;
  receipt: ReceiptPage;
  'payment-change': PaymentPage;
  'subscription-change': SubscriptionPage;
  'renewal-retry': RenewalPage;
  'monthly-donation-card': DonationSetupPage;
  invoice: InvoicePage;
  name: ReaderPage;
  email: EmailPage;
  address: AddressPage;
  'address-deletion': ReaderPage;
  account: AccountPage;
  login: OpenPage;
  logout: OpenPage;
  share: Pick<ArticlePage, 'settings' | 'article'>;
  'post-navigation': Pick<ArticlePage, 'settings' | 'article'>;
  header: ShellPage;
  footer: Pick<ShellPage, 'settings'>;
  'cart-counter': Pick<ShellPage, 'settings' | 'cart'>;
  'mailing-list': Pick<ShellPage, 'settings'>;
}

export type Widget = keyof PageDataOf;

export type PageData<Name extends Widget> = PageDataOf[Name];

const LINKED: readonly Widget[] = ['redeem', 'receipt', 'payment-change', 'monthly-donation-card', 'email', 'address'];

/** Whether the address of a widget's page may carry the token of a mailed link. */
export const hasLink = (widget: Widget): boolean => LINKED.includes(widget);
