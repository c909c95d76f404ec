// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Coupon } from '../cart/Coupon.ts';
import { GoodsShipping } from '../pages/GoodsShipping.ts';
import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { RenewalDays } from '../shared/RenewalDays.ts';
import { Session } from '../values/Session.ts';
import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { SubscriptionPrices } from '../pages/SubscriptionPrices.ts';
import { SubscriptionShipping } from '../pages/SubscriptionShipping.ts';
import { nullable, object } from '../../shapes.ts';

export const SubscribeOptions = /*#__PURE__*/ object({ "session": Session, "prices": SubscriptionPrices, "shipping": SubscriptionShipping }, { "renews_on": RenewalDays, "goods_shipping": GoodsShipping, "coupon": /*#__PURE__*/ nullable(Coupon) });

export const SubscribePage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": /*#__PURE__*/ nullable(Subscriber), "subscribe": SubscribeOptions, "payment_info": /*#__PURE__*/ nullable(PaymentRecord) });
