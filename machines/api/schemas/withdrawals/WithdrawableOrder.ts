// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { Date } from '../values/Date.ts';
import { OrderNumber } from '../values/OrderNumber.ts';
import { Withdrawal } from '../withdrawals/Withdrawal.ts';
import { WithdrawalLineId } from '../values/WithdrawalLineId.ts';
import { choice, list, object, text, whole } from '../../shapes.ts';

export const WithdrawalVersion = /*#__PURE__*/ whole(0, 9007199254740991);

export const WithdrawableLine = /*#__PURE__*/ object({ "id": WithdrawalLineId, "name": /*#__PURE__*/ text(1, 200), "quantity": /*#__PURE__*/ whole(1, 1000), "amount": Cents, "right": /*#__PURE__*/ choice("open", "ended") }, { "until": Date, "ended_because": /*#__PURE__*/ choice("late", "delivered", "begun", "withdrawn") });

export const WithdrawableOrder = /*#__PURE__*/ object({ "number": OrderNumber, "created": Date, "version": WithdrawalVersion, "lines": /*#__PURE__*/ list(WithdrawableLine, 1, 1000), "withdrawals": /*#__PURE__*/ list(Withdrawal, 0, 1000) });
