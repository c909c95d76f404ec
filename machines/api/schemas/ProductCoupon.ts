// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from './Cents.ts';
import { CouponCode } from './CouponCode.ts';
import { object } from '../shapes.ts';

export const ProductCoupon = /*#__PURE__*/ object({ "code": CouponCode, "discount": Cents });
