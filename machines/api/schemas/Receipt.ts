// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from './Cents.ts';
import { Date } from './Date.ts';
import { Email } from './Email.ts';
import { Name } from './Name.ts';
import { OrderLine } from './OrderLine.ts';
import { ReceiptToken } from './ReceiptToken.ts';
import { list, object } from '../shapes.ts';

export const Receipt = /*#__PURE__*/ object({ "token": ReceiptToken, "created": Date, "name": Name, "email": Email, "lines": /*#__PURE__*/ list(OrderLine, 0, 1000), "total": Cents });
