// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { CouponCode } from './CouponCode.ts';
import { Level } from './Level.ts';
import { Medium } from './Medium.ts';
import { Term } from './Term.ts';
import { choice, nullable, object } from '../shapes.ts';

export const MembershipItem = /*#__PURE__*/ object({ "phase": /*#__PURE__*/ choice("introductory", "renewal"), "medium": Medium, "level": Level, "term": Term, "coupon": /*#__PURE__*/ nullable(CouponCode) });
