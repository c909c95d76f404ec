// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { PlacedOrder } from '../shared/PlacedOrder.ts';
import { ReceiptToken } from '../values/ReceiptToken.ts';
import { choice, forgiving } from '../../shapes.ts';

export const Completed = /*#__PURE__*/ forgiving({ "status": /*#__PURE__*/ choice("completed"), "receipt": ReceiptToken }, { "order": PlacedOrder });
