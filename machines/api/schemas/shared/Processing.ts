// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { InvoiceToken } from '../values/InvoiceToken.ts';
import { PlacedOrder } from '../shared/PlacedOrder.ts';
import { choice, object } from '../../shapes.ts';

export const Processing = /*#__PURE__*/ object({ "status": /*#__PURE__*/ choice("processing"), "invoice": InvoiceToken }, { "order": PlacedOrder });
