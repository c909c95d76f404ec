// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Session } from './Session.ts';
import { choice, object, whole } from '../shapes.ts';

export const DonateOptions = /*#__PURE__*/ object({ "session": Session, "process": /*#__PURE__*/ choice("onetime", "monthly"), "amount": /*#__PURE__*/ whole(100, 99999999) });
