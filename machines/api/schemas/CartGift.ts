// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { CouponCode } from './CouponCode.ts';
import { Deliverable } from './Deliverable.ts';
import { Level } from './Level.ts';
import { Term } from './Term.ts';
import { object } from '../shapes.ts';

export const CartGift = /*#__PURE__*/ object({ "deliverable": Deliverable, "level": Level, "term": Term }, { "coupon": CouponCode });
