// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { Date } from '../values/Date.ts';
import { Email } from '../values/Email.ts';
import { Level } from '../values/Level.ts';
import { NextCharge } from '../shared/NextCharge.ts';
import { SubscriptionVersion } from '../values/SubscriptionVersion.ts';
import { Timestamp } from '../values/Timestamp.ts';
import { Token } from '../values/Token.ts';
import { choice, flag, matching, nullable, object, text, whole } from '../../shapes.ts';

export const OfferId = /*#__PURE__*/ matching(/^[A-Za-z0-9_-]{1,128}$/u);

export const CancellationOffer = /*#__PURE__*/ object({ "id": OfferId, "kind": /*#__PURE__*/ choice("level", "pause", "discount"), "text": /*#__PURE__*/ text(1, 500) }, { "amount": Cents, "until": Date, "level": Level });

export const Cancellation = /*#__PURE__*/ object({ "kind": /*#__PURE__*/ choice("subscription", "donation"), "token": Token, "state": /*#__PURE__*/ choice("renewing", "cancelled"), "next_charge": /*#__PURE__*/ nullable(NextCharge) }, { "version": SubscriptionVersion, "ends_on": Date, "issues_left": /*#__PURE__*/ whole(0, 1000), "keeps_archive": flag, "offer": CancellationOffer, "accepted": CancellationOffer, "cancelled_at": Timestamp, "mailed_to": Email, "undo_until": Date });
