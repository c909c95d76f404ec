// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { All } from './All.ts';
import { MembershipChoice } from './MembershipChoice.ts';
import { OneOnly } from './OneOnly.ts';
import { choice, object } from '../shapes.ts';

export const PersonalSubscriptionAction = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("personal-subscription"), "item": MembershipChoice }, { "qty": OneOnly, "all": All });
