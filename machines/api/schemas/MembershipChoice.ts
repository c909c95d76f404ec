// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { CouponCode } from './CouponCode.ts';
import { Level } from './Level.ts';
import { Medium } from './Medium.ts';
import { Shipcode } from './Shipcode.ts';
import { Term } from './Term.ts';
import { flag, object } from '../shapes.ts';

export const MembershipChoice = /*#__PURE__*/ object({ "renewal": flag, "medium": Medium, "level": Level, "term": Term, "shipcode": Shipcode }, { "coupon": CouponCode });
