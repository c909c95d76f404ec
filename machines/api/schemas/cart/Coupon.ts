// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { CouponCode } from '../values/CouponCode.ts';
import { Words } from '../values/Words.ts';
import { choice, flag, nullable, object } from '../../shapes.ts';

export const Coupon = /*#__PURE__*/ object({ "code": CouponCode, "applied": /*#__PURE__*/ choice("gift", "renewal", "other"), "can_apply": flag, "discounts": /*#__PURE__*/ object({ "print_us": Cents, "print_ca": Cents, "print_intl": Cents, "digital": Cents }) }, { "errors": /*#__PURE__*/ nullable(Words) });
