// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { CouponCode } from '../values/CouponCode.ts';
import { Date } from '../values/Date.ts';
import { Deliverable } from '../values/Deliverable.ts';
import { Giftee } from '../shared/Giftee.ts';
import { GivenMessage } from '../values/GivenMessage.ts';
import { GoodsRef } from '../values/GoodsRef.ts';
import { Level } from '../values/Level.ts';
import { Medium } from '../values/Medium.ts';
import { Membership } from '../shared/Membership.ts';
import { Settled } from '../shared/Settled.ts';
import { Shipcode } from '../values/Shipcode.ts';
import { SubscriptionToken } from '../values/SubscriptionToken.ts';
import { Term } from '../values/Term.ts';
import { choice, flag, list, matching, nullable, object, text, union, whole } from '../../shapes.ts';

export const CartVersion = /*#__PURE__*/ whole(0, 2147483647);

export const Outlays = /*#__PURE__*/ object({ "amount": Cents, "shipping": Cents, "discount": Cents });

export const BilledGoods = /*#__PURE__*/ object({ "ref": GoodsRef, "name": /*#__PURE__*/ text(1, 200), "medium": Medium, "qty": /*#__PURE__*/ whole(1, 50), "outlays": Outlays });

export const GiftQuantity = /*#__PURE__*/ whole(1, 20);

export const BilledGift = /*#__PURE__*/ object({ "deliverable": Deliverable, "level": Level, "term": Term, "qty": GiftQuantity }, { "message": GivenMessage, "deliver_on": Date });

export const BilledDonation = /*#__PURE__*/ object({ "process": /*#__PURE__*/ choice("onetime", "monthly"), "amount": Cents });

export const GoodsChoice = /*#__PURE__*/ object({ "ref": GoodsRef }, { "coupon": CouponCode });

export const GoodsQuantity = /*#__PURE__*/ whole(1, 50);

export const All = /*#__PURE__*/ choice(true);

export const BasicProductAction = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("basic-product"), "item": GoodsChoice }, { "qty": GoodsQuantity, "all": All });

export const SizedProductAction = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("sized-product"), "item": GoodsChoice }, { "qty": GoodsQuantity, "all": All });

export const DigitalProductAction = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("digital-product"), "item": GoodsChoice }, { "qty": GoodsQuantity, "all": All });

export const PrintIssueAction = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("print-issue"), "item": GoodsChoice }, { "qty": GoodsQuantity, "all": All });

export const DigitalIssueAction = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("digital-issue"), "item": GoodsChoice }, { "qty": GoodsQuantity, "all": All });

export const MembershipChoice = /*#__PURE__*/ object({ "renewal": flag, "medium": Medium, "level": Level, "term": Term, "shipcode": Shipcode }, { "coupon": CouponCode });

export const OneOnly = /*#__PURE__*/ whole(1, 1);

export const PersonalSubscriptionAction = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("personal-subscription"), "item": MembershipChoice }, { "qty": OneOnly, "all": All });

export const GiftMessage = /*#__PURE__*/ text(1, 250, /^[^\u0000-\u0009\u000B-\u001F\u007F-\u009F]*$/u);

export const CartGift = /*#__PURE__*/ object({ "deliverable": Deliverable, "level": Level, "term": Term }, { "coupon": CouponCode, "message": GiftMessage, "deliver_on": Date });

export const GiftSubscriptionAction = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("gift-subscription"), "item": CartGift }, { "qty": GiftQuantity, "all": All });

export const CartDonation = /*#__PURE__*/ object({ "process": /*#__PURE__*/ choice("onetime", "monthly-init"), "dollars": /*#__PURE__*/ whole(100, 99999999) });

export const DonationAction = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("donation-item"), "item": CartDonation }, { "qty": OneOnly, "all": All });

export const UpgradeChoice = /*#__PURE__*/ object({ "token": SubscriptionToken, "deliverable": Deliverable, "level": Level });

export const UpgradeAction = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("subscription-upgrade"), "item": UpgradeChoice }, { "qty": OneOnly, "all": All });

export const CartAction = /*#__PURE__*/ union(BasicProductAction, SizedProductAction, DigitalProductAction, PrintIssueAction, DigitalIssueAction, PersonalSubscriptionAction, GiftSubscriptionAction, DonationAction, UpgradeAction);

export const PricedLine = /*#__PURE__*/ object({ "id": /*#__PURE__*/ matching(/^[A-Za-z0-9_:-]{1,128}$/u), "name": /*#__PURE__*/ text(1, 200), "quantity": /*#__PURE__*/ whole(1, 1000), "price": Cents, "shipping": Cents, "discount": Cents, "shipcode": /*#__PURE__*/ nullable(Shipcode), "change_quantity": flag, "max_quantity": /*#__PURE__*/ whole(1, 1000), "cart": CartAction });

export const BillingGroup = /*#__PURE__*/ object({ "goods": /*#__PURE__*/ list(BilledGoods, 0, 100), "giftsubs": /*#__PURE__*/ list(BilledGift, 0, 20), "membership": /*#__PURE__*/ nullable(Membership), "donation": /*#__PURE__*/ nullable(BilledDonation), "giftees": /*#__PURE__*/ list(Giftee, 0, 100), "reported": /*#__PURE__*/ list(PricedLine, 0, 200) });

export const Billing = /*#__PURE__*/ object({ "a": BillingGroup, "b": BillingGroup, "c": BillingGroup });

export const CartState = /*#__PURE__*/ object({ "version": CartVersion, "count": /*#__PURE__*/ whole(0, 10000), "invoiced": flag, "billing": Billing }, { "paid": Settled, "coupon": CouponCode });
