// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { Date } from '../values/Date.ts';
import { Email } from '../values/Email.ts';
import { Name } from '../values/Name.ts';
import { OrderNumber } from '../values/OrderNumber.ts';
import { Timestamp } from '../values/Timestamp.ts';
import { WithdrawalLineId } from '../values/WithdrawalLineId.ts';
import { list, object, text, whole } from '../../shapes.ts';

export const Withdrawal = /*#__PURE__*/ object({ "number": /*#__PURE__*/ text(1, 40), "declared_at": Timestamp, "order": OrderNumber, "name": Name, "email": Email, "lines": /*#__PURE__*/ list(/*#__PURE__*/ object({ "id": WithdrawalLineId, "name": /*#__PURE__*/ text(1, 200), "quantity": /*#__PURE__*/ whole(1, 1000) }), 1, 1000) }, { "refund": /*#__PURE__*/ object({ "amount": Cents, "by": Date }) });
