// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { BillingGroup } from './BillingGroup.ts';
import { object } from '../shapes.ts';

export const Billing = /*#__PURE__*/ object({ "a": BillingGroup, "b": BillingGroup, "c": BillingGroup });
