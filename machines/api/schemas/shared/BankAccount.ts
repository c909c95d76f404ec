// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { matching, object, text } from '../../shapes.ts';

export const BankAccount = /*#__PURE__*/ object({ "bank_name": /*#__PURE__*/ text(0, 200), "last_four": /*#__PURE__*/ matching(/^\d{4}$/u), "routing_number": /*#__PURE__*/ matching(/^\d{9}$/u) });
