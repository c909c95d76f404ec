// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { BankAccount } from '../shared/BankAccount.ts';
import { Card } from '../shared/Card.ts';
import { SetupKeys } from '../shared/SetupKeys.ts';
import { choice, object } from '../../shapes.ts';

export const PaymentRecord = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("details") }, { "card": Card, "ach": BankAccount, "keys": SetupKeys });
