// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Deposits } from '../shared/Deposits.ts';
import { IntentId } from '../values/IntentId.ts';
import { InvoiceToken } from '../values/InvoiceToken.ts';
import { PlacedOrder } from '../shared/PlacedOrder.ts';
import { ReceiptToken } from '../values/ReceiptToken.ts';
import { choice, forgiving } from '../../shapes.ts';

export const AttemptOutcome = /*#__PURE__*/ forgiving({ "status": /*#__PURE__*/ choice("not-placed", "in-progress", "verifying", "unpaid", "completed", "processing") }, { "order": PlacedOrder }, { "intent": IntentId, "receipt": ReceiptToken, "invoice": InvoiceToken, "deposits": Deposits });
