// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { IssueCount } from './IssueCount.ts';
import { flag, object } from '../shapes.ts';

export const SubscriptionStatus = /*#__PURE__*/ object({ "expiring": flag, "extended": flag, "count": IssueCount });
