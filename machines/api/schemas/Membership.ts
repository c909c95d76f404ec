// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { MembershipItem } from './MembershipItem.ts';
import { choice, object } from '../shapes.ts';

export const Membership = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("subscription", "upgrades"), "item": MembershipItem });
