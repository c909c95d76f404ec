// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { Date } from '../values/Date.ts';
import { Deliverable } from '../values/Deliverable.ts';
import { Deliverables } from '../shared/Deliverables.ts';
import { Image } from '../shared/Image.ts';
import { Level } from '../values/Level.ts';
import { Medium } from '../values/Medium.ts';
import { Name } from '../values/Name.ts';
import { NextCharge } from '../shared/NextCharge.ts';
import { Phase } from '../values/Phase.ts';
import { SlotFlags } from '../shared/SlotFlags.ts';
import { SubscriptionToken } from '../values/SubscriptionToken.ts';
import { SubscriptionVersion } from '../values/SubscriptionVersion.ts';
import { Term } from '../values/Term.ts';
import { Words } from '../values/Words.ts';
import { choice, flag, list, matching, nullable, object, text, whole } from '../../shapes.ts';

export const FailedRenewal = /*#__PURE__*/ object({ "failed_at": Date, "amount": Cents }, { "reason": Words });

export const TokenState = /*#__PURE__*/ choice("active", "expired");

export const IssueCount = /*#__PURE__*/ whole(0, 100000);

export const SubscriptionStatus = /*#__PURE__*/ object({ "expiring": flag, "extended": flag, "count": IssueCount });

export const SubscriptionSettings = /*#__PURE__*/ object({ "medium": Medium, "level": Level });

export const SubscriptionOrder = /*#__PURE__*/ object({ "name": Name });

export const TokenSummary = /*#__PURE__*/ object({ "active": IssueCount, "expired": IssueCount });

export const IssueName = /*#__PURE__*/ object({ "title": /*#__PURE__*/ text(1, 200), "slug": /*#__PURE__*/ matching(/^[a-z0-9-]{1,128}$/u), "released": flag, "release_date": /*#__PURE__*/ nullable(Date) }, { "image": Image });

export const IssueToken = /*#__PURE__*/ object({ "issue": /*#__PURE__*/ nullable(IssueName), "deliverable": Deliverable, "state": TokenState });

export const SubscriptionInfo = /*#__PURE__*/ object({ "token": SubscriptionToken, "term": Term, "level": Level, "phase": Phase, "created": Date, "cancelled": flag, "deliverables": Deliverables, "settings": SubscriptionSettings, "order": SubscriptionOrder, "issues_left": IssueCount, "legacy_tokens": IssueCount, "token_summary": TokenSummary, "tokens": /*#__PURE__*/ list(IssueToken, 0, 1000) });

export const GiftOrigin = /*#__PURE__*/ object({  }, { "from": Name, "until": Date });

export const Subscription = /*#__PURE__*/ object({ "state": TokenState, "status": SubscriptionStatus, "info": SubscriptionInfo }, { "gift": GiftOrigin });

export const DeliverablePair = /*#__PURE__*/ list(Deliverable, 2, 2);

export const Timetable = /*#__PURE__*/ object({ "current_subscription": /*#__PURE__*/ nullable(Subscription), "future_subscriptions": /*#__PURE__*/ list(Subscription, 0, 100), "lifetime_subscription": flag, "issues_delivered": /*#__PURE__*/ list(IssueToken, 0, 1000), "issues_expected": /*#__PURE__*/ list(IssueName, 0, 1000), "discontinuous": /*#__PURE__*/ nullable(DeliverablePair), "address_required": SlotFlags, "address_removable": SlotFlags }, { "version": SubscriptionVersion, "renewal_failed": /*#__PURE__*/ nullable(FailedRenewal), "next_charge": /*#__PURE__*/ nullable(NextCharge) });
