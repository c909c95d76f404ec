// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { DeliverablePair } from './DeliverablePair.ts';
import { IssueName } from './IssueName.ts';
import { IssueToken } from './IssueToken.ts';
import { SlotFlags } from './SlotFlags.ts';
import { Subscription } from './Subscription.ts';
import { flag, list, nullable, object } from '../shapes.ts';

export const Timetable = /*#__PURE__*/ object({ "current_subscription": /*#__PURE__*/ nullable(Subscription), "future_subscriptions": /*#__PURE__*/ list(Subscription, 0, 100), "lifetime_subscription": flag, "issues_delivered": /*#__PURE__*/ list(IssueToken, 0, 1000), "issues_expected": /*#__PURE__*/ list(IssueName, 0, 1000), "discontinuous": /*#__PURE__*/ nullable(DeliverablePair), "address_required": SlotFlags, "address_removable": SlotFlags });
