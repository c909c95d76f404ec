// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { BankAccount } from './BankAccount.ts';
import { Card } from './Card.ts';
import { SetupKeys } from './SetupKeys.ts';
import { choice, object } from '../shapes.ts';

export const PaymentRecord = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("details") }, { "card": Card, "ach": BankAccount, "keys": SetupKeys });
