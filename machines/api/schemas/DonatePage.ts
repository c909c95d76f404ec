// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { DonateOptions } from './DonateOptions.ts';
import { PaymentRecord } from './PaymentRecord.ts';
import { Settings } from './Settings.ts';
import { Subscriber } from './Subscriber.ts';
import { nullable, object } from '../shapes.ts';

export const DonatePage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": /*#__PURE__*/ nullable(Subscriber), "donate": DonateOptions, "payment_info": /*#__PURE__*/ nullable(PaymentRecord) });
