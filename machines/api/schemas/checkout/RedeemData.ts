// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { RedeemOptions } from '../checkout/RedeemOptions.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { nullable, object } from '../../shapes.ts';

export const RedeemData = /*#__PURE__*/ object({ "subscriber": /*#__PURE__*/ nullable(Subscriber), "redeem": RedeemOptions, "payment_info": /*#__PURE__*/ nullable(PaymentRecord) });
