// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { CartState } from '../cart/CartState.ts';
import { Cents } from '../values/Cents.ts';
import { CouponCode } from '../values/CouponCode.ts';
import { Product } from '../store/Product.ts';
import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { nullable, object } from '../../shapes.ts';

export const ProductCoupon = /*#__PURE__*/ object({ "code": CouponCode, "discount": Cents });

export const ProductPage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": /*#__PURE__*/ nullable(Subscriber), "cart": CartState, "product": /*#__PURE__*/ nullable(Product), "coupon": /*#__PURE__*/ nullable(ProductCoupon) });
