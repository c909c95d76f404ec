// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { InvoiceToken } from '../values/InvoiceToken.ts';
import { PlacedOrder } from '../shared/PlacedOrder.ts';
import { choice, forgiving } from '../../shapes.ts';

export const Processing = /*#__PURE__*/ forgiving({ "status": /*#__PURE__*/ choice("processing"), "invoice": InvoiceToken }, { "order": PlacedOrder });
