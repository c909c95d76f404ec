// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { Session } from '../values/Session.ts';
import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { choice, nullable, object, whole } from '../../shapes.ts';

export const DonateOptions = /*#__PURE__*/ object({ "session": Session, "process": /*#__PURE__*/ choice("onetime", "monthly"), "amount": /*#__PURE__*/ whole(100, 99999999) });

export const DonatePage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": /*#__PURE__*/ nullable(Subscriber), "donate": DonateOptions, "payment_info": /*#__PURE__*/ nullable(PaymentRecord) });
