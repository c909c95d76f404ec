// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { OrderNumber } from '../values/OrderNumber.ts';
import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { WithdrawableOrder } from '../withdrawals/WithdrawableOrder.ts';
import { list, nullable, object } from '../../shapes.ts';

export const WithdrawalPage = /*#__PURE__*/ object({ "settings": Settings }, { "subscriber": /*#__PURE__*/ nullable(Subscriber), "orders": /*#__PURE__*/ list(WithdrawableOrder, 0, 100), "order": OrderNumber });
