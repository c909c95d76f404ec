// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { PaymentSetup } from '../donations/PaymentSetup.ts';
import { nullable } from '../../shapes.ts';

export const MaybePaymentSetup = /*#__PURE__*/ nullable(PaymentSetup);
