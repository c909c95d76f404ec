// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { PaymentRecord } from './PaymentRecord.ts';
import { RenewOptions } from './RenewOptions.ts';
import { Settings } from './Settings.ts';
import { Subscriber } from './Subscriber.ts';
import { nullable, object } from '../shapes.ts';

export const RenewPage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": /*#__PURE__*/ nullable(Subscriber), "renew": /*#__PURE__*/ nullable(RenewOptions), "payment_info": /*#__PURE__*/ nullable(PaymentRecord) });
