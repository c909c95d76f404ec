// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { IssueCount } from './IssueCount.ts';
import { object } from '../shapes.ts';

export const TokenSummary = /*#__PURE__*/ object({ "active": IssueCount, "expired": IssueCount });
