// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { OrderLine } from '../shared/OrderLine.ts';
import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { list, nullable, object } from '../../shapes.ts';

export const RenewalRetry = /*#__PURE__*/ object({ "lines": /*#__PURE__*/ list(OrderLine, 0, 10), "total": Cents });

export const RenewalPage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": Subscriber, "renewal": /*#__PURE__*/ nullable(RenewalRetry), "payment_info": /*#__PURE__*/ nullable(PaymentRecord) });
