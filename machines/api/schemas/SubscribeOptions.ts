// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Coupon } from './Coupon.ts';
import { GoodsShipping } from './GoodsShipping.ts';
import { Session } from './Session.ts';
import { SubscriptionPrices } from './SubscriptionPrices.ts';
import { SubscriptionShipping } from './SubscriptionShipping.ts';
import { nullable, object } from '../shapes.ts';

export const SubscribeOptions = /*#__PURE__*/ object({ "session": Session, "prices": SubscriptionPrices, "shipping": SubscriptionShipping }, { "goods_shipping": GoodsShipping, "coupon": /*#__PURE__*/ nullable(Coupon) });
