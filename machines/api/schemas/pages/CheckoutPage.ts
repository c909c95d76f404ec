// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { CartState } from '../cart/CartState.ts';
import { CheckoutOptions } from '../shared/CheckoutOptions.ts';
import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { nullable, object } from '../../shapes.ts';

export const CheckoutPage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": /*#__PURE__*/ nullable(Subscriber), "cart": CartState, "checkout": CheckoutOptions, "payment_info": /*#__PURE__*/ nullable(PaymentRecord) });
