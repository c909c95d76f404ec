// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { PaymentRecord } from './PaymentRecord.ts';
import { Settings } from './Settings.ts';
import { SubscribeOptions } from './SubscribeOptions.ts';
import { Subscriber } from './Subscriber.ts';
import { nullable, object } from '../shapes.ts';

export const SubscribePage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": /*#__PURE__*/ nullable(Subscriber), "subscribe": SubscribeOptions, "payment_info": /*#__PURE__*/ nullable(PaymentRecord) });
