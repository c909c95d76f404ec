// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { CouponCode } from './CouponCode.ts';
import { GoodsRef } from './GoodsRef.ts';
import { object } from '../shapes.ts';

export const GoodsChoice = /*#__PURE__*/ object({ "ref": GoodsRef }, { "coupon": CouponCode });
