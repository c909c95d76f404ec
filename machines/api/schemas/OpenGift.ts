// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from './Cents.ts';
import { GiftSubscription } from './GiftSubscription.ts';
import { Session } from './Session.ts';
import { choice, flag, object } from '../shapes.ts';

export const OpenGift = /*#__PURE__*/ object({ "status": /*#__PURE__*/ choice("open"), "session": Session, "gift": GiftSubscription, "misaligned": flag, "can_upgrade": flag, "upgrade_prices": /*#__PURE__*/ object({ "digital": Cents, "print-a": Cents, "print-b": Cents, "print-c": Cents }) });
