import { CartState } from '#machines/api/schemas/cart/CartState.ts';
import { AccountPage } from '#machines/api/schemas/pages/AccountPage.ts';
import { AddressPage } from '#machines/api/schemas/pages/AddressPage.ts';
import { Article } from '#machines/api/schemas/pages/ArticlePage.ts';
import { CheckoutPage } from '#machines/api/schemas/pages/CheckoutPage.ts';
import { DonatePage } from '#machines/api/schemas/pages/DonatePage.ts';
import { DonationSetupPage } from '#machines/api/schemas/pages/DonationSetupPage.ts';
import { EmailPage } from '#machines/api/schemas/pages/EmailPage.ts';
import { InvoicePage } from '#machines/api/schemas/pages/InvoicePage.ts';
import { IssuePage } from '#machines/api/schemas/pages/IssuePage.ts';
import { IssuesPage } from '#machines/api/schemas/pages/IssuesPage.ts';
import { OpenPage } from '#machines/api/schemas/pages/OpenPage.ts';
import { PaymentPage } from '#machines/api/schemas/pages/PaymentPage.ts';
import { ProductPage } from '#machines/api/schemas/pages/ProductPage.ts';
import { ReaderPage } from '#machines/api/schemas/pages/ReaderPage.ts';
import { ReceiptPage } from '#machines/api/schemas/pages/ReceiptPage.ts';
import { RedeemPage } from '#machines/api/schemas/pages/RedeemPage.ts';
import { RenewalPage } from '#machines/api/schemas/pages/RenewalPage.ts';
import { RenewPage } from '#machines/api/schemas/pages/RenewPage.ts';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import { ShellPage } from '#machines/api/schemas/pages/ShellPage.ts';
import { StorePage } from '#machines/api/schemas/pages/StorePage.ts';
import { SubscribePage } from '#machines/api/schemas/pages/SubscribePage.ts';
import { SubscriptionPage } from '#machines/api/schemas/pages/SubscriptionPage.ts';
import { forgiving, nullable, object, type Schema } from '#machines/api/shapes.ts';
import type { PageData, Widget } from '#src/widgets.ts';

const framed = object({ settings: Settings });
const post = object({ settings: Settings, article: nullable(Article) });

/** The page data schema of each widget. The screens have them too, but cannot run in plain Node. */
export const pageSchemas: { readonly [Name in Widget]: Schema<PageData<Name>> } = {
  subscribe: SubscribePage,
  renew: RenewPage,
  redeem: RedeemPage,
  store: StorePage,
  issues: IssuesPage,
  issue: IssuePage,
  product: ProductPage,
  checkout: CheckoutPage,
  donate: DonatePage,
  receipt: ReceiptPage,
  'payment-change': PaymentPage,
  'subscription-change': SubscriptionPage,
  'renewal-retry': RenewalPage,
  'monthly-donation-card': DonationSetupPage,
  invoice: InvoicePage,
  name: ReaderPage,
  email: EmailPage,
  address: AddressPage,
  'address-deletion': ReaderPage,
  account: AccountPage,
  login: OpenPage,
  logout: OpenPage,
  share: post,
  'post-navigation': post,
  header: ShellPage,
  footer: framed,
  'cart-counter': forgiving({ settings: Settings }, { cart: nullable(CartState) }),
  'mailing-list': framed,
};
