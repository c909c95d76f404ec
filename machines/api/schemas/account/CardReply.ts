// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { PaymentDetails } from '../shared/PaymentDetails.ts';
import { object, text } from '../../shapes.ts';

export const CardReply = /*#__PURE__*/ object({ "name": /*#__PURE__*/ text(0, 200), "details": PaymentDetails });
