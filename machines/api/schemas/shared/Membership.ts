// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { CouponCode } from '../values/CouponCode.ts';
import { Level } from '../values/Level.ts';
import { Medium } from '../values/Medium.ts';
import { Term } from '../values/Term.ts';
import { choice, nullable, object } from '../../shapes.ts';

export const MembershipItem = /*#__PURE__*/ object({ "phase": /*#__PURE__*/ choice("introductory", "renewal"), "medium": Medium, "level": Level, "term": Term, "coupon": /*#__PURE__*/ nullable(CouponCode) });

export const Membership = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("subscription", "upgrades"), "item": MembershipItem });
