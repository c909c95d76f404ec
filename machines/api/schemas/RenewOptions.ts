// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { AccountRef } from './AccountRef.ts';
import { Coupon } from './Coupon.ts';
import { Deliverable } from './Deliverable.ts';
import { GoodsShipping } from './GoodsShipping.ts';
import { Level } from './Level.ts';
import { Medium } from './Medium.ts';
import { RenewalToken } from './RenewalToken.ts';
import { Session } from './Session.ts';
import { SubscriptionPrices } from './SubscriptionPrices.ts';
import { SubscriptionShipping } from './SubscriptionShipping.ts';
import { Term } from './Term.ts';
import { nullable, object } from '../shapes.ts';

export const RenewOptions = /*#__PURE__*/ object({ "session": Session, "account": AccountRef, "settings": /*#__PURE__*/ object({ "medium": Medium, "level": Level, "term": Term, "deliverable": Deliverable }), "token": /*#__PURE__*/ nullable(RenewalToken), "prices": SubscriptionPrices, "shipping": SubscriptionShipping, "coupon": /*#__PURE__*/ nullable(Coupon) }, { "goods_shipping": GoodsShipping });
