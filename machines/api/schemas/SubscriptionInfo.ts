// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Date } from './Date.ts';
import { Deliverables } from './Deliverables.ts';
import { IssueCount } from './IssueCount.ts';
import { IssueToken } from './IssueToken.ts';
import { Level } from './Level.ts';
import { Phase } from './Phase.ts';
import { SubscriptionOrder } from './SubscriptionOrder.ts';
import { SubscriptionSettings } from './SubscriptionSettings.ts';
import { SubscriptionToken } from './SubscriptionToken.ts';
import { Term } from './Term.ts';
import { TokenSummary } from './TokenSummary.ts';
import { flag, list, object } from '../shapes.ts';

export const SubscriptionInfo = /*#__PURE__*/ object({ "token": SubscriptionToken, "term": Term, "level": Level, "phase": Phase, "created": Date, "cancelled": flag, "deliverables": Deliverables, "settings": SubscriptionSettings, "order": SubscriptionOrder, "issues_left": IssueCount, "legacy_tokens": IssueCount, "token_summary": TokenSummary, "tokens": /*#__PURE__*/ list(IssueToken, 0, 1000) });
