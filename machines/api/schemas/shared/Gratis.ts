// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { PlacedOrder } from '../shared/PlacedOrder.ts';
import { ReceiptToken } from '../values/ReceiptToken.ts';
import { choice, forgiving, object } from '../../shapes.ts';

export const Gratis = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("gratis"), "data": /*#__PURE__*/ forgiving({ "receipt": ReceiptToken }, { "order": PlacedOrder }) });
