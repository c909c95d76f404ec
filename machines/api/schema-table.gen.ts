// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { IntentId } from '#machines/api/schemas/values/IntentId.ts';
import { Secret } from '#machines/api/schemas/values/Secret.ts';
import { Keys } from '#machines/api/schemas/shared/Keys.ts';
import { IntentData } from '#machines/api/schemas/shared/IntentData.ts';
import { Started } from '#machines/api/schemas/shared/Started.ts';
import { Updated } from '#machines/api/schemas/shared/Updated.ts';
import { Token } from '#machines/api/schemas/values/Token.ts';
import { ReceiptToken } from '#machines/api/schemas/values/ReceiptToken.ts';
import { OrderKind, PlacedOrder } from '#machines/api/schemas/shared/PlacedOrder.ts';
import { Cents } from '#machines/api/schemas/values/Cents.ts';
import { Currency } from '#machines/api/schemas/values/Currency.ts';
import { Completed } from '#machines/api/schemas/shared/Completed.ts';
import { InvoiceToken } from '#machines/api/schemas/values/InvoiceToken.ts';
import { Processing } from '#machines/api/schemas/shared/Processing.ts';
import { Settled } from '#machines/api/schemas/shared/Settled.ts';
import { Customer } from '#machines/api/schemas/shared/Customer.ts';
import { Gratis } from '#machines/api/schemas/shared/Gratis.ts';
import { SubscriptionToken } from '#machines/api/schemas/values/SubscriptionToken.ts';
import { RedeemSucceeded, CheckoutReply } from '#machines/api/schemas/checkout/CheckoutReply.ts';
import { ChangedSubscription, UpdateSucceeded } from '#machines/api/schemas/shared/UpdateSucceeded.ts';
import { OrderReply } from '#machines/api/schemas/shared/OrderReply.ts';
import { UpgradeCheckout } from '#machines/api/schemas/shared/UpgradeCheckout.ts';
import { Words } from '#machines/api/schemas/values/Words.ts';
import { NestedErrors, FieldErrors, CheckoutErrors, Reason, Failure } from '#machines/api/schemas/shared/Failure.ts';
import { Date } from '#machines/api/schemas/values/Date.ts';
import { Href } from '#machines/api/schemas/values/Href.ts';
import { Deposits } from '#machines/api/schemas/shared/Deposits.ts';
import { AttemptOutcome } from '#machines/api/schemas/checkout/AttemptOutcome.ts';
import { InProgress, Verifying, Unpaid, Fulfilment } from '#machines/api/schemas/checkout/Fulfilment.ts';
import { Email } from '#machines/api/schemas/values/Email.ts';
import { ForgivingPrintedAddress } from '#machines/api/schemas/pages/ForgivingPrintedAddress.ts';
import { Seller, BotCheck, ImageHosts, Tag, ReturnPath, LoginSettings, Features, StoreLinks, DonationTier, DonationTiers, UrlTemplate, Navigation, Share, Settings } from '#machines/api/schemas/pages/Settings.ts';
import { Link } from '#machines/api/schemas/pages/Link.ts';
import { PendingEmail } from '#machines/api/schemas/shared/PendingEmail.ts';
import { Contact, FailedDonation, MonthlyDonation, Account } from '#machines/api/schemas/shared/Account.ts';
import { LinkToken } from '#machines/api/schemas/values/LinkToken.ts';
import { Shipcode } from '#machines/api/schemas/values/Shipcode.ts';
import { Address } from '#machines/api/schemas/shared/Address.ts';
import { SavedAddress, Addresses } from '#machines/api/schemas/shared/Addresses.ts';
import { SlotFlags } from '#machines/api/schemas/shared/SlotFlags.ts';
import { SubscriptionVersion } from '#machines/api/schemas/values/SubscriptionVersion.ts';
import { FailedRenewal, TokenState, IssueCount, SubscriptionStatus, SubscriptionSettings, SubscriptionOrder, TokenSummary, IssueName, IssueToken, SubscriptionInfo, GiftOrigin, Subscription, DeliverablePair, Timetable } from '#machines/api/schemas/shared/Timetable.ts';
import { NextCharge } from '#machines/api/schemas/shared/NextCharge.ts';
import { Term } from '#machines/api/schemas/values/Term.ts';
import { Level } from '#machines/api/schemas/values/Level.ts';
import { Phase } from '#machines/api/schemas/values/Phase.ts';
import { Deliverable } from '#machines/api/schemas/values/Deliverable.ts';
import { Deliverables } from '#machines/api/schemas/shared/Deliverables.ts';
import { Medium } from '#machines/api/schemas/values/Medium.ts';
import { Name } from '#machines/api/schemas/values/Name.ts';
import { Image } from '#machines/api/schemas/shared/Image.ts';
import { Subscriber } from '#machines/api/schemas/shared/Subscriber.ts';
import { CartVersion, Outlays, BilledGoods, GiftQuantity, BilledGift, BilledDonation, GoodsChoice, GoodsQuantity, All, BasicProductAction, SizedProductAction, DigitalProductAction, PrintIssueAction, DigitalIssueAction, MembershipChoice, OneOnly, PersonalSubscriptionAction, GiftMessage, CartGift, GiftSubscriptionAction, CartDonation, DonationAction, UpgradeChoice, UpgradeAction, CartAction, PricedLine, BillingGroup, Billing, CartState } from '#machines/api/schemas/cart/CartState.ts';
import { CouponCode } from '#machines/api/schemas/values/CouponCode.ts';
import { GoodsRef } from '#machines/api/schemas/values/GoodsRef.ts';
import { GivenMessage } from '#machines/api/schemas/values/GivenMessage.ts';
import { MembershipItem, Membership } from '#machines/api/schemas/shared/Membership.ts';
import { GifteeGoods, Giftee } from '#machines/api/schemas/shared/Giftee.ts';
import { Session } from '#machines/api/schemas/values/Session.ts';
import { RenewalDays } from '#machines/api/schemas/shared/RenewalDays.ts';
import { CheckoutOptions } from '#machines/api/schemas/shared/CheckoutOptions.ts';
import { Card } from '#machines/api/schemas/shared/Card.ts';
import { BankAccount } from '#machines/api/schemas/shared/BankAccount.ts';
import { SetupKeys } from '#machines/api/schemas/shared/SetupKeys.ts';
import { PaymentRecord } from '#machines/api/schemas/shared/PaymentRecord.ts';
import { CheckoutPage } from '#machines/api/schemas/pages/CheckoutPage.ts';
import { MailedLink } from '#machines/api/schemas/pages/MailedLink.ts';
import { ShippedGoods, Shipment, PaidBy, Mailing, NextIssue, RenewalConsent, Receipt, ReceiptPage } from '#machines/api/schemas/pages/ReceiptPage.ts';
import { OrderLine } from '#machines/api/schemas/shared/OrderLine.ts';
import { Tax } from '#machines/api/schemas/shared/Tax.ts';
import { Timestamp } from '#machines/api/schemas/values/Timestamp.ts';
import { GiftToken } from '#machines/api/schemas/values/GiftToken.ts';
import { GivenGift } from '#machines/api/schemas/account/GivenGift.ts';
import { GivenGifts } from '#machines/api/schemas/account/GivenGifts.ts';
import { UpdateReply } from '#machines/api/schemas/subscriptions/UpdateReply.ts';
import { DeliverablePrices, UpgradePrices, UpgradeSubscription, Upgrade } from '#machines/api/schemas/subscriptions/Upgrade.ts';
import { AddressesReply } from '#machines/api/schemas/shared/AddressesReply.ts';
import { SubscriptionReply } from '#machines/api/schemas/subscriptions/SubscriptionReply.ts';
import { MaybeSubscriber } from '#machines/api/schemas/pages/MaybeSubscriber.ts';
import { OpenPage } from '#machines/api/schemas/pages/OpenPage.ts';
import { TermPrices, SubscriptionPrices } from '#machines/api/schemas/pages/SubscriptionPrices.ts';
import { TermShipping, SubscriptionShipping } from '#machines/api/schemas/pages/SubscriptionShipping.ts';
import { BandPrices, GoodsShipping } from '#machines/api/schemas/pages/GoodsShipping.ts';
import { Coupon } from '#machines/api/schemas/cart/Coupon.ts';
import { SubscribeOptions, SubscribePage } from '#machines/api/schemas/pages/SubscribePage.ts';
import { AccountRef, RenewalToken, RenewOptions, RenewPage } from '#machines/api/schemas/pages/RenewPage.ts';
import { SubscriptionPage } from '#machines/api/schemas/pages/SubscriptionPage.ts';
import { RenewalRetry, RenewalPage } from '#machines/api/schemas/pages/RenewalPage.ts';
import { GiftSubscription, OpenGift, RedeemedGift, UnknownGift, ClosedGift, RedeemOptions } from '#machines/api/schemas/checkout/RedeemOptions.ts';
import { RedeemData } from '#machines/api/schemas/checkout/RedeemData.ts';
import { RedeemPage } from '#machines/api/schemas/pages/RedeemPage.ts';
import { PaymentDetails } from '#machines/api/schemas/shared/PaymentDetails.ts';
import { PaymentSetup } from '#machines/api/schemas/donations/PaymentSetup.ts';
import { Done } from '#machines/api/schemas/shared/Done.ts';
import { DonateOptions, DonatePage } from '#machines/api/schemas/pages/DonatePage.ts';
import { MaybePaymentSetup } from '#machines/api/schemas/pages/MaybePaymentSetup.ts';
import { DonationSetupPage } from '#machines/api/schemas/pages/DonationSetupPage.ts';
import { BusinessInfo } from '#machines/api/schemas/shared/BusinessInfo.ts';
import { Days, PrintedAddress, InvoiceGoods, InvoiceBill, UnderWay, PaymentFailure, Invoice } from '#machines/api/schemas/shared/Invoice.ts';
import { InvoiceData } from '#machines/api/schemas/shared/InvoiceData.ts';
import { InvoicePage } from '#machines/api/schemas/pages/InvoicePage.ts';
import { OrderNumber } from '#machines/api/schemas/values/OrderNumber.ts';
import { WithdrawalVersion, WithdrawableLine, WithdrawableOrder } from '#machines/api/schemas/withdrawals/WithdrawableOrder.ts';
import { WithdrawalLineId } from '#machines/api/schemas/values/WithdrawalLineId.ts';
import { Withdrawal } from '#machines/api/schemas/withdrawals/Withdrawal.ts';
import { WithdrawalPage } from '#machines/api/schemas/pages/WithdrawalPage.ts';
import { SubscriptionCouponReply, CartCouponReply, InvoiceCouponReply, CouponReply } from '#machines/api/schemas/cart/CouponReply.ts';
import { GoodsKind, Stock, Size, ProductIssue, Product } from '#machines/api/schemas/store/Product.ts';
import { IssueNumber } from '#machines/api/schemas/values/IssueNumber.ts';
import { FileFormat } from '#machines/api/schemas/values/FileFormat.ts';
import { ProductList } from '#machines/api/schemas/store/ProductList.ts';
import { IssueFile, StoreIssue } from '#machines/api/schemas/pages/StoreIssue.ts';
import { StorePage } from '#machines/api/schemas/pages/StorePage.ts';
import { IssuesPage } from '#machines/api/schemas/pages/IssuesPage.ts';
import { IssuePage } from '#machines/api/schemas/pages/IssuePage.ts';
import { ProductCoupon, ProductPage } from '#machines/api/schemas/pages/ProductPage.ts';
import { MessageReply } from '#machines/api/schemas/shared/MessageReply.ts';
import { CodeReply } from '#machines/api/schemas/access/CodeReply.ts';
import { EntityId, IdentityProvider, IdentityProviders } from '#machines/api/schemas/access/IdentityProviders.ts';
import { SubscriberReply } from '#machines/api/schemas/account/SubscriberReply.ts';
import { NameReply } from '#machines/api/schemas/account/NameReply.ts';
import { EmailReply } from '#machines/api/schemas/account/EmailReply.ts';
import { AutorenewReply } from '#machines/api/schemas/account/AutorenewReply.ts';
import { ListedOrder, OrderCursor, OrderHistory } from '#machines/api/schemas/account/OrderHistory.ts';
import { ConfirmedEmail } from '#machines/api/schemas/values/ConfirmedEmail.ts';
import { AccountPage } from '#machines/api/schemas/pages/AccountPage.ts';
import { ReaderPage } from '#machines/api/schemas/pages/ReaderPage.ts';
import { EmailPage } from '#machines/api/schemas/pages/EmailPage.ts';
import { OfferId, CancellationOffer, Cancellation } from '#machines/api/schemas/account/Cancellation.ts';
import { ReasonCode, CancelReasons, CancellationPage } from '#machines/api/schemas/pages/CancellationPage.ts';
import { AddressPage } from '#machines/api/schemas/pages/AddressPage.ts';
import { CardReply } from '#machines/api/schemas/account/CardReply.ts';
import { PaymentPage } from '#machines/api/schemas/pages/PaymentPage.ts';
import { Country, Zone, State, ShippingConfig } from '#machines/api/schemas/configuration/ShippingConfig.ts';
import { ShellPage } from '#machines/api/schemas/pages/ShellPage.ts';
import { Anchor, Heading, Footnote, Article, ArticlePage } from '#machines/api/schemas/pages/ArticlePage.ts';

/** Every generated schema by its name. */
export const schemas = {
  IntentId,
  Secret,
  Keys,
  IntentData,
  Started,
  Updated,
  Token,
  ReceiptToken,
  OrderKind,
  PlacedOrder,
  Cents,
  Currency,
  Completed,
  InvoiceToken,
  Processing,
  Settled,
  Customer,
  Gratis,
  SubscriptionToken,
  RedeemSucceeded,
  CheckoutReply,
  ChangedSubscription,
  UpdateSucceeded,
  OrderReply,
  UpgradeCheckout,
  Words,
  NestedErrors,
  FieldErrors,
  CheckoutErrors,
  Reason,
  Failure,
  Date,
  Href,
  Deposits,
  AttemptOutcome,
  InProgress,
  Verifying,
  Unpaid,
  Fulfilment,
  Email,
  ForgivingPrintedAddress,
  Seller,
  BotCheck,
  ImageHosts,
  Tag,
  ReturnPath,
  LoginSettings,
  Features,
  StoreLinks,
  DonationTier,
  DonationTiers,
  UrlTemplate,
  Navigation,
  Share,
  Settings,
  Link,
  PendingEmail,
  Contact,
  FailedDonation,
  MonthlyDonation,
  Account,
  LinkToken,
  Shipcode,
  Address,
  SavedAddress,
  Addresses,
  SlotFlags,
  SubscriptionVersion,
  FailedRenewal,
  TokenState,
  IssueCount,
  SubscriptionStatus,
  SubscriptionSettings,
  SubscriptionOrder,
  TokenSummary,
  IssueName,
  IssueToken,
  SubscriptionInfo,
  GiftOrigin,
  Subscription,
  DeliverablePair,
  Timetable,
  NextCharge,
  Term,
  Level,
  Phase,
  Deliverable,
  Deliverables,
  Medium,
  Name,
  Image,
  Subscriber,
  CartVersion,
  Outlays,
  BilledGoods,
  GiftQuantity,
  BilledGift,
  BilledDonation,
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
  GiftMessage,
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
  CouponCode,
  GoodsRef,
  GivenMessage,
  MembershipItem,
  Membership,
  GifteeGoods,
  Giftee,
  Session,
  RenewalDays,
  CheckoutOptions,
  Card,
  BankAccount,
  SetupKeys,
  PaymentRecord,
  CheckoutPage,
  MailedLink,
  ShippedGoods,
  Shipment,
  PaidBy,
  Mailing,
  NextIssue,
  RenewalConsent,
  Receipt,
  ReceiptPage,
  OrderLine,
  Tax,
  Timestamp,
  GiftToken,
  GivenGift,
  GivenGifts,
  UpdateReply,
  DeliverablePrices,
  UpgradePrices,
  UpgradeSubscription,
  Upgrade,
  AddressesReply,
  SubscriptionReply,
  MaybeSubscriber,
  OpenPage,
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
  SubscriptionPage,
  RenewalRetry,
  RenewalPage,
  GiftSubscription,
  OpenGift,
  RedeemedGift,
  UnknownGift,
  ClosedGift,
  RedeemOptions,
  RedeemData,
  RedeemPage,
  PaymentDetails,
  PaymentSetup,
  Done,
  DonateOptions,
  DonatePage,
  MaybePaymentSetup,
  DonationSetupPage,
  BusinessInfo,
  Days,
  PrintedAddress,
  InvoiceGoods,
  InvoiceBill,
  UnderWay,
  PaymentFailure,
  Invoice,
  InvoiceData,
  InvoicePage,
  OrderNumber,
  WithdrawalVersion,
  WithdrawableLine,
  WithdrawableOrder,
  WithdrawalLineId,
  Withdrawal,
  WithdrawalPage,
  SubscriptionCouponReply,
  CartCouponReply,
  InvoiceCouponReply,
  CouponReply,
  GoodsKind,
  Stock,
  Size,
  ProductIssue,
  Product,
  IssueNumber,
  FileFormat,
  ProductList,
  IssueFile,
  StoreIssue,
  StorePage,
  IssuesPage,
  IssuePage,
  ProductCoupon,
  ProductPage,
  MessageReply,
  CodeReply,
  EntityId,
  IdentityProvider,
  IdentityProviders,
  SubscriberReply,
  NameReply,
  EmailReply,
  AutorenewReply,
  ListedOrder,
  OrderCursor,
  OrderHistory,
  ConfirmedEmail,
  AccountPage,
  ReaderPage,
  EmailPage,
  OfferId,
  CancellationOffer,
  Cancellation,
  ReasonCode,
  CancelReasons,
  CancellationPage,
  AddressPage,
  CardReply,
  PaymentPage,
  Country,
  Zone,
  State,
  ShippingConfig,
  ShellPage,
  Anchor,
  Heading,
  Footnote,
  Article,
  ArticlePage,
};
