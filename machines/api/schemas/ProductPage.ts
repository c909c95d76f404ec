// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { CartState } from './CartState.ts';
import { Product } from './Product.ts';
import { ProductCoupon } from './ProductCoupon.ts';
import { Settings } from './Settings.ts';
import { Subscriber } from './Subscriber.ts';
import { nullable, object } from '../shapes.ts';

export const ProductPage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": /*#__PURE__*/ nullable(Subscriber), "cart": CartState, "product": /*#__PURE__*/ nullable(Product), "coupon": /*#__PURE__*/ nullable(ProductCoupon) });
