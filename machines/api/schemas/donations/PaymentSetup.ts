// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { Date } from '../values/Date.ts';
import { Deposits } from '../shared/Deposits.ts';
import { PaymentDetails } from '../shared/PaymentDetails.ts';
import { SetupKeys } from '../shared/SetupKeys.ts';
import { flag, nullable, object, text } from '../../shapes.ts';

export const PaymentSetup = /*#__PURE__*/ object({ "name": /*#__PURE__*/ text(0, 200), "details": /*#__PURE__*/ nullable(PaymentDetails), "keys": SetupKeys }, { "failing": flag, "amount": Cents, "next_at": Date, "deposits": Deposits });
