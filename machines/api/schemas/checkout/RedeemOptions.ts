// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { Date } from '../values/Date.ts';
import { Deliverable } from '../values/Deliverable.ts';
import { GiftToken } from '../values/GiftToken.ts';
import { GivenMessage } from '../values/GivenMessage.ts';
import { Level } from '../values/Level.ts';
import { Name } from '../values/Name.ts';
import { Session } from '../values/Session.ts';
import { Term } from '../values/Term.ts';
import { Words } from '../values/Words.ts';
import { choice, flag, object, union } from '../../shapes.ts';

export const GiftSubscription = /*#__PURE__*/ object({ "token": GiftToken, "term": Term, "level": Level, "deliverables": /*#__PURE__*/ object({ "set": Deliverable }), "order": /*#__PURE__*/ object({ "name": Name }) }, { "message": GivenMessage, "deliver_on": Date });

export const OpenGift = /*#__PURE__*/ object({ "status": /*#__PURE__*/ choice("open"), "session": Session, "gift": GiftSubscription, "misaligned": flag, "can_upgrade": flag, "upgrade_prices": /*#__PURE__*/ object({ "digital": Cents, "print-a": Cents, "print-b": Cents, "print-c": Cents }) });

export const RedeemedGift = /*#__PURE__*/ object({ "status": /*#__PURE__*/ choice("redeemed") });

export const UnknownGift = /*#__PURE__*/ object({ "status": /*#__PURE__*/ choice("notfound") });

export const ClosedGift = /*#__PURE__*/ object({ "status": /*#__PURE__*/ choice("closed"), "message": Words });

export const RedeemOptions = /*#__PURE__*/ union(OpenGift, RedeemedGift, UnknownGift, ClosedGift);
