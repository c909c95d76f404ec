// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Account } from '../shared/Account.ts';
import { GivenGifts } from '../account/GivenGifts.ts';
import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { Timetable } from '../shared/Timetable.ts';
import { nullable, object } from '../../shapes.ts';

export const SubscriberReply = /*#__PURE__*/ object({ "subscriber": /*#__PURE__*/ object({ "account": Account }), "timetable": Timetable }, { "payment_info": /*#__PURE__*/ nullable(PaymentRecord), "gifts": GivenGifts });
