// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Coupon } from '../cart/Coupon.ts';
import { Deliverable } from '../values/Deliverable.ts';
import { GoodsShipping } from '../pages/GoodsShipping.ts';
import { Level } from '../values/Level.ts';
import { Medium } from '../values/Medium.ts';
import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { RenewalDays } from '../shared/RenewalDays.ts';
import { Session } from '../values/Session.ts';
import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { SubscriptionPrices } from '../pages/SubscriptionPrices.ts';
import { SubscriptionShipping } from '../pages/SubscriptionShipping.ts';
import { Term } from '../values/Term.ts';
import { choice, matching, nullable, object, whole } from '../../shapes.ts';

export const AccountRef = /*#__PURE__*/ matching(/^[A-Za-z0-9_-]{1,128}$/u);

export const RenewalToken = /*#__PURE__*/ object({ "state": /*#__PURE__*/ choice("extended", "expiring", "expired"), "tokens_left": /*#__PURE__*/ whole(0, 10000), "issues_expected": /*#__PURE__*/ whole(0, 10000) });

export const RenewOptions = /*#__PURE__*/ object({ "session": Session, "account": AccountRef, "settings": /*#__PURE__*/ object({ "medium": Medium, "level": Level, "term": Term, "deliverable": Deliverable }), "token": /*#__PURE__*/ nullable(RenewalToken), "prices": SubscriptionPrices, "shipping": SubscriptionShipping, "coupon": /*#__PURE__*/ nullable(Coupon) }, { "renews_on": RenewalDays, "goods_shipping": GoodsShipping });

export const RenewPage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": /*#__PURE__*/ nullable(Subscriber), "renew": /*#__PURE__*/ nullable(RenewOptions), "payment_info": /*#__PURE__*/ nullable(PaymentRecord) });
