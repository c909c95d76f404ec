// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { IntentId } from '#machines/api/schemas/IntentId.ts';
import { Secret } from '#machines/api/schemas/Secret.ts';
import { Keys } from '#machines/api/schemas/Keys.ts';
import { IntentData } from '#machines/api/schemas/IntentData.ts';
import { Started } from '#machines/api/schemas/Started.ts';
import { Updated } from '#machines/api/schemas/Updated.ts';
import { ReceiptToken } from '#machines/api/schemas/ReceiptToken.ts';
import { Completed } from '#machines/api/schemas/Completed.ts';
import { InvoiceToken } from '#machines/api/schemas/InvoiceToken.ts';
import { Processing } from '#machines/api/schemas/Processing.ts';
import { Settled } from '#machines/api/schemas/Settled.ts';
import { Customer } from '#machines/api/schemas/Customer.ts';
import { Gratis } from '#machines/api/schemas/Gratis.ts';
import { ChangedSubscription } from '#machines/api/schemas/ChangedSubscription.ts';
import { RedeemSucceeded } from '#machines/api/schemas/RedeemSucceeded.ts';
import { UpdateSucceeded } from '#machines/api/schemas/UpdateSucceeded.ts';
import { OrderReply } from '#machines/api/schemas/OrderReply.ts';
import { UpgradeCheckout } from '#machines/api/schemas/UpgradeCheckout.ts';
import { CheckoutReply } from '#machines/api/schemas/CheckoutReply.ts';
import { Words } from '#machines/api/schemas/Words.ts';
import { NestedErrors } from '#machines/api/schemas/NestedErrors.ts';
import { FieldErrors } from '#machines/api/schemas/FieldErrors.ts';
import { CheckoutErrors } from '#machines/api/schemas/CheckoutErrors.ts';
import { Failure } from '#machines/api/schemas/Failure.ts';
import { Email } from '#machines/api/schemas/Email.ts';
import { PendingEmail } from '#machines/api/schemas/PendingEmail.ts';
import { Contact } from '#machines/api/schemas/Contact.ts';
import { Date } from '#machines/api/schemas/Date.ts';
import { Shipcode } from '#machines/api/schemas/Shipcode.ts';
import { Address } from '#machines/api/schemas/Address.ts';
import { SavedAddress } from '#machines/api/schemas/SavedAddress.ts';
import { Addresses } from '#machines/api/schemas/Addresses.ts';
import { SlotFlags } from '#machines/api/schemas/SlotFlags.ts';
import { Account } from '#machines/api/schemas/Account.ts';
import { TokenState } from '#machines/api/schemas/TokenState.ts';
import { IssueCount } from '#machines/api/schemas/IssueCount.ts';
import { SubscriptionStatus } from '#machines/api/schemas/SubscriptionStatus.ts';
import { SubscriptionToken } from '#machines/api/schemas/SubscriptionToken.ts';
import { Term } from '#machines/api/schemas/Term.ts';
import { Level } from '#machines/api/schemas/Level.ts';
import { Phase } from '#machines/api/schemas/Phase.ts';
import { Deliverable } from '#machines/api/schemas/Deliverable.ts';
import { Deliverables } from '#machines/api/schemas/Deliverables.ts';
import { Medium } from '#machines/api/schemas/Medium.ts';
import { SubscriptionSettings } from '#machines/api/schemas/SubscriptionSettings.ts';
import { Name } from '#machines/api/schemas/Name.ts';
import { SubscriptionOrder } from '#machines/api/schemas/SubscriptionOrder.ts';
import { TokenSummary } from '#machines/api/schemas/TokenSummary.ts';
import { Image } from '#machines/api/schemas/Image.ts';
import { IssueName } from '#machines/api/schemas/IssueName.ts';
import { IssueToken } from '#machines/api/schemas/IssueToken.ts';
import { SubscriptionInfo } from '#machines/api/schemas/SubscriptionInfo.ts';
import { Subscription } from '#machines/api/schemas/Subscription.ts';
import { DeliverablePair } from '#machines/api/schemas/DeliverablePair.ts';
import { Timetable } from '#machines/api/schemas/Timetable.ts';
import { Subscriber } from '#machines/api/schemas/Subscriber.ts';
import { Session } from '#machines/api/schemas/Session.ts';
import { GiftToken } from '#machines/api/schemas/GiftToken.ts';
import { GiftSubscription } from '#machines/api/schemas/GiftSubscription.ts';
import { Cents } from '#machines/api/schemas/Cents.ts';
import { OpenGift } from '#machines/api/schemas/OpenGift.ts';
import { RedeemedGift } from '#machines/api/schemas/RedeemedGift.ts';
import { UnknownGift } from '#machines/api/schemas/UnknownGift.ts';
import { ClosedGift } from '#machines/api/schemas/ClosedGift.ts';
import { RedeemOptions } from '#machines/api/schemas/RedeemOptions.ts';
import { Card } from '#machines/api/schemas/Card.ts';
import { BankAccount } from '#machines/api/schemas/BankAccount.ts';
import { SetupKeys } from '#machines/api/schemas/SetupKeys.ts';
import { PaymentRecord } from '#machines/api/schemas/PaymentRecord.ts';
import { RedeemData } from '#machines/api/schemas/RedeemData.ts';
import { InProgress } from '#machines/api/schemas/InProgress.ts';
import { Unpaid } from '#machines/api/schemas/Unpaid.ts';
import { Fulfilment } from '#machines/api/schemas/Fulfilment.ts';
import { CartVersion } from '#machines/api/schemas/CartVersion.ts';
import { GoodsRef } from '#machines/api/schemas/GoodsRef.ts';
import { Outlays } from '#machines/api/schemas/Outlays.ts';
import { BilledGoods } from '#machines/api/schemas/BilledGoods.ts';
import { GiftQuantity } from '#machines/api/schemas/GiftQuantity.ts';
import { BilledGift } from '#machines/api/schemas/BilledGift.ts';
import { CouponCode } from '#machines/api/schemas/CouponCode.ts';
import { MembershipItem } from '#machines/api/schemas/MembershipItem.ts';
import { Membership } from '#machines/api/schemas/Membership.ts';
import { BilledDonation } from '#machines/api/schemas/BilledDonation.ts';
import { GifteeGoods } from '#machines/api/schemas/GifteeGoods.ts';
import { Giftee } from '#machines/api/schemas/Giftee.ts';
import { GoodsChoice } from '#machines/api/schemas/GoodsChoice.ts';
import { GoodsQuantity } from '#machines/api/schemas/GoodsQuantity.ts';
import { All } from '#machines/api/schemas/All.ts';
import { BasicProductAction } from '#machines/api/schemas/BasicProductAction.ts';
import { SizedProductAction } from '#machines/api/schemas/SizedProductAction.ts';
import { DigitalProductAction } from '#machines/api/schemas/DigitalProductAction.ts';
import { PrintIssueAction } from '#machines/api/schemas/PrintIssueAction.ts';
import { DigitalIssueAction } from '#machines/api/schemas/DigitalIssueAction.ts';
import { MembershipChoice } from '#machines/api/schemas/MembershipChoice.ts';
import { OneOnly } from '#machines/api/schemas/OneOnly.ts';
import { PersonalSubscriptionAction } from '#machines/api/schemas/PersonalSubscriptionAction.ts';
import { CartGift } from '#machines/api/schemas/CartGift.ts';
import { GiftSubscriptionAction } from '#machines/api/schemas/GiftSubscriptionAction.ts';
import { CartDonation } from '#machines/api/schemas/CartDonation.ts';
import { DonationAction } from '#machines/api/schemas/DonationAction.ts';
import { UpgradeChoice } from '#machines/api/schemas/UpgradeChoice.ts';
import { UpgradeAction } from '#machines/api/schemas/UpgradeAction.ts';
import { CartAction } from '#machines/api/schemas/CartAction.ts';
import { PricedLine } from '#machines/api/schemas/PricedLine.ts';
import { BillingGroup } from '#machines/api/schemas/BillingGroup.ts';
import { Billing } from '#machines/api/schemas/Billing.ts';
import { CartState } from '#machines/api/schemas/CartState.ts';
import { GoodsKind } from '#machines/api/schemas/GoodsKind.ts';
import { Stock } from '#machines/api/schemas/Stock.ts';
import { Size } from '#machines/api/schemas/Size.ts';
import { IssueNumber } from '#machines/api/schemas/IssueNumber.ts';
import { ProductIssue } from '#machines/api/schemas/ProductIssue.ts';
import { FileFormat } from '#machines/api/schemas/FileFormat.ts';
import { Product } from '#machines/api/schemas/Product.ts';
import { ProductList } from '#machines/api/schemas/ProductList.ts';
import { UpdateReply } from '#machines/api/schemas/UpdateReply.ts';
import { DeliverablePrices } from '#machines/api/schemas/DeliverablePrices.ts';
import { UpgradePrices } from '#machines/api/schemas/UpgradePrices.ts';
import { UpgradeSubscription } from '#machines/api/schemas/UpgradeSubscription.ts';
import { Upgrade } from '#machines/api/schemas/Upgrade.ts';
import { AddressesReply } from '#machines/api/schemas/AddressesReply.ts';
import { SubscriptionReply } from '#machines/api/schemas/SubscriptionReply.ts';
import { PaymentDetails } from '#machines/api/schemas/PaymentDetails.ts';
import { PaymentSetup } from '#machines/api/schemas/PaymentSetup.ts';
import { Done } from '#machines/api/schemas/Done.ts';
import { MessageReply } from '#machines/api/schemas/MessageReply.ts';
import { CodeReply } from '#machines/api/schemas/CodeReply.ts';
import { EntityId } from '#machines/api/schemas/EntityId.ts';
import { IdentityProvider } from '#machines/api/schemas/IdentityProvider.ts';
import { IdentityProviders } from '#machines/api/schemas/IdentityProviders.ts';
import { SubscriberReply } from '#machines/api/schemas/SubscriberReply.ts';
import { NameReply } from '#machines/api/schemas/NameReply.ts';
import { EmailReply } from '#machines/api/schemas/EmailReply.ts';
import { CardReply } from '#machines/api/schemas/CardReply.ts';
import { AutorenewReply } from '#machines/api/schemas/AutorenewReply.ts';
import { Country } from '#machines/api/schemas/Country.ts';
import { Zone } from '#machines/api/schemas/Zone.ts';
import { State } from '#machines/api/schemas/State.ts';
import { ShippingConfig } from '#machines/api/schemas/ShippingConfig.ts';
import { Tag } from '#machines/api/schemas/Tag.ts';
import { ReturnPath } from '#machines/api/schemas/ReturnPath.ts';
import { LoginSettings } from '#machines/api/schemas/LoginSettings.ts';
import { Features } from '#machines/api/schemas/Features.ts';
import { StoreLinks } from '#machines/api/schemas/StoreLinks.ts';
import { DonationTier } from '#machines/api/schemas/DonationTier.ts';
import { DonationTiers } from '#machines/api/schemas/DonationTiers.ts';
import { UrlTemplate } from '#machines/api/schemas/UrlTemplate.ts';
import { Href } from '#machines/api/schemas/Href.ts';
import { Link } from '#machines/api/schemas/Link.ts';
import { Navigation } from '#machines/api/schemas/Navigation.ts';
import { Share } from '#machines/api/schemas/Share.ts';
import { Settings } from '#machines/api/schemas/Settings.ts';
import { ShellPage } from '#machines/api/schemas/ShellPage.ts';
import { Anchor } from '#machines/api/schemas/Anchor.ts';
import { Heading } from '#machines/api/schemas/Heading.ts';
import { Footnote } from '#machines/api/schemas/Footnote.ts';
import { Article } from '#machines/api/schemas/Article.ts';
import { ArticlePage } from '#machines/api/schemas/ArticlePage.ts';
import { MaybeSubscriber } from '#machines/api/schemas/MaybeSubscriber.ts';
import { OpenPage } from '#machines/api/schemas/OpenPage.ts';
import { IssueFile } from '#machines/api/schemas/IssueFile.ts';
import { StoreIssue } from '#machines/api/schemas/StoreIssue.ts';
import { StorePage } from '#machines/api/schemas/StorePage.ts';
import { IssuesPage } from '#machines/api/schemas/IssuesPage.ts';
import { IssuePage } from '#machines/api/schemas/IssuePage.ts';
import { ProductCoupon } from '#machines/api/schemas/ProductCoupon.ts';
import { ProductPage } from '#machines/api/schemas/ProductPage.ts';
import { CheckoutOptions } from '#machines/api/schemas/CheckoutOptions.ts';
import { CheckoutPage } from '#machines/api/schemas/CheckoutPage.ts';
import { TermPrices } from '#machines/api/schemas/TermPrices.ts';
import { SubscriptionPrices } from '#machines/api/schemas/SubscriptionPrices.ts';
import { TermShipping } from '#machines/api/schemas/TermShipping.ts';
import { SubscriptionShipping } from '#machines/api/schemas/SubscriptionShipping.ts';
import { BandPrices } from '#machines/api/schemas/BandPrices.ts';
import { GoodsShipping } from '#machines/api/schemas/GoodsShipping.ts';
import { Coupon } from '#machines/api/schemas/Coupon.ts';
import { SubscribeOptions } from '#machines/api/schemas/SubscribeOptions.ts';
import { SubscribePage } from '#machines/api/schemas/SubscribePage.ts';
import { AccountRef } from '#machines/api/schemas/AccountRef.ts';
import { RenewalToken } from '#machines/api/schemas/RenewalToken.ts';
import { RenewOptions } from '#machines/api/schemas/RenewOptions.ts';
import { RenewPage } from '#machines/api/schemas/RenewPage.ts';
import { RedeemPage } from '#machines/api/schemas/RedeemPage.ts';
import { DonateOptions } from '#machines/api/schemas/DonateOptions.ts';
import { DonatePage } from '#machines/api/schemas/DonatePage.ts';
import { MaybePaymentSetup } from '#machines/api/schemas/MaybePaymentSetup.ts';
import { DonationSetupPage } from '#machines/api/schemas/DonationSetupPage.ts';
import { BusinessInfo } from '#machines/api/schemas/BusinessInfo.ts';
import { Days } from '#machines/api/schemas/Days.ts';
import { InvoiceGoods } from '#machines/api/schemas/InvoiceGoods.ts';
import { InvoiceBill } from '#machines/api/schemas/InvoiceBill.ts';
import { UnderWay } from '#machines/api/schemas/UnderWay.ts';
import { PaymentFailure } from '#machines/api/schemas/PaymentFailure.ts';
import { OrderLine } from '#machines/api/schemas/OrderLine.ts';
import { Invoice } from '#machines/api/schemas/Invoice.ts';
import { InvoicePage } from '#machines/api/schemas/InvoicePage.ts';
import { Receipt } from '#machines/api/schemas/Receipt.ts';
import { ReceiptPage } from '#machines/api/schemas/ReceiptPage.ts';
import { AccountPage } from '#machines/api/schemas/AccountPage.ts';
import { SubscriptionPage } from '#machines/api/schemas/SubscriptionPage.ts';
import { ReaderPage } from '#machines/api/schemas/ReaderPage.ts';
import { EmailPage } from '#machines/api/schemas/EmailPage.ts';
import { PaymentPage } from '#machines/api/schemas/PaymentPage.ts';

/** Every generated schema by its name. */
export const schemas = {
  IntentId,
  Secret,
  Keys,
  IntentData,
  Started,
  Updated,
  ReceiptToken,
  Completed,
  InvoiceToken,
  Processing,
  Settled,
  Customer,
  Gratis,
  ChangedSubscription,
  RedeemSucceeded,
  UpdateSucceeded,
  OrderReply,
  UpgradeCheckout,
  CheckoutReply,
  Words,
  NestedErrors,
  FieldErrors,
  CheckoutErrors,
  Failure,
  Email,
  PendingEmail,
  Contact,
  Date,
  Shipcode,
  Address,
  SavedAddress,
  Addresses,
  SlotFlags,
  Account,
  TokenState,
  IssueCount,
  SubscriptionStatus,
  SubscriptionToken,
  Term,
  Level,
  Phase,
  Deliverable,
  Deliverables,
  Medium,
  SubscriptionSettings,
  Name,
  SubscriptionOrder,
  TokenSummary,
  Image,
  IssueName,
  IssueToken,
  SubscriptionInfo,
  Subscription,
  DeliverablePair,
  Timetable,
  Subscriber,
  Session,
  GiftToken,
  GiftSubscription,
  Cents,
  OpenGift,
  RedeemedGift,
  UnknownGift,
  ClosedGift,
  RedeemOptions,
  Card,
  BankAccount,
  SetupKeys,
  PaymentRecord,
  RedeemData,
  InProgress,
  Unpaid,
  Fulfilment,
  CartVersion,
  GoodsRef,
  Outlays,
  BilledGoods,
  GiftQuantity,
  BilledGift,
  CouponCode,
  MembershipItem,
  Membership,
  BilledDonation,
  GifteeGoods,
  Giftee,
  GoodsChoice,
  GoodsQuantity,
  All,
  BasicProductAction,
  SizedProductAction,
  DigitalProductAction,
  PrintIssueAction,
  DigitalIssueAction,
  MembershipChoice,
  OneOnly,
  PersonalSubscriptionAction,
  CartGift,
  GiftSubscriptionAction,
  CartDonation,
  DonationAction,
  UpgradeChoice,
  UpgradeAction,
  CartAction,
  PricedLine,
  BillingGroup,
  Billing,
  CartState,
  GoodsKind,
  Stock,
  Size,
  IssueNumber,
  ProductIssue,
  FileFormat,
  Product,
  ProductList,
  UpdateReply,
  DeliverablePrices,
  UpgradePrices,
  UpgradeSubscription,
  Upgrade,
  AddressesReply,
  SubscriptionReply,
  PaymentDetails,
  PaymentSetup,
  Done,
  MessageReply,
  CodeReply,
  EntityId,
  IdentityProvider,
  IdentityProviders,
  SubscriberReply,
  NameReply,
  EmailReply,
  CardReply,
  AutorenewReply,
  Country,
  Zone,
  State,
  ShippingConfig,
  Tag,
  ReturnPath,
  LoginSettings,
  Features,
  StoreLinks,
  DonationTier,
  DonationTiers,
  UrlTemplate,
  Href,
  Link,
  Navigation,
  Share,
  Settings,
  ShellPage,
  Anchor,
  Heading,
  Footnote,
  Article,
  ArticlePage,
  MaybeSubscriber,
  OpenPage,
  IssueFile,
  StoreIssue,
  StorePage,
  IssuesPage,
  IssuePage,
  ProductCoupon,
  ProductPage,
  CheckoutOptions,
  CheckoutPage,
  TermPrices,
  SubscriptionPrices,
  TermShipping,
  SubscriptionShipping,
  BandPrices,
  GoodsShipping,
  Coupon,
  SubscribeOptions,
  SubscribePage,
  AccountRef,
  RenewalToken,
  RenewOptions,
  RenewPage,
  RedeemPage,
  DonateOptions,
  DonatePage,
  MaybePaymentSetup,
  DonationSetupPage,
  BusinessInfo,
  Days,
  InvoiceGoods,
  InvoiceBill,
  UnderWay,
  PaymentFailure,
  OrderLine,
  Invoice,
  InvoicePage,
  Receipt,
  ReceiptPage,
  AccountPage,
  SubscriptionPage,
  ReaderPage,
  EmailPage,
  PaymentPage,
};
