// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { BankAccount } from '../shared/BankAccount.ts';
import { Card } from '../shared/Card.ts';
import { choice, object } from '../../shapes.ts';

export const PaymentDetails = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("details"), "data": /*#__PURE__*/ object({  }, { "card": Card, "ach": BankAccount }, 1) });
