// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Address } from './Address.ts';
import { Cents } from './Cents.ts';
import { Date } from './Date.ts';
import { Days } from './Days.ts';
import { Email } from './Email.ts';
import { InvoiceBill } from './InvoiceBill.ts';
import { InvoiceToken } from './InvoiceToken.ts';
import { Name } from './Name.ts';
import { OrderLine } from './OrderLine.ts';
import { PaymentFailure } from './PaymentFailure.ts';
import { Shipcode } from './Shipcode.ts';
import { UnderWay } from './UnderWay.ts';
import { choice, list, nullable, object, text } from '../shapes.ts';

export const Invoice = /*#__PURE__*/ object({ "token": InvoiceToken, "invoice_no": /*#__PURE__*/ text(0, 40, /^CAT-\d{3,}$/u), "created": Date, "name": Name, "email": Email, "billed_to": /*#__PURE__*/ nullable(Name), "email_to": /*#__PURE__*/ nullable(Email), "address": /*#__PURE__*/ nullable(Address), "shipcode": /*#__PURE__*/ nullable(Shipcode), "term": /*#__PURE__*/ nullable(Days), "due_date": /*#__PURE__*/ nullable(Date), "accepted_payments": /*#__PURE__*/ choice("all", "check-or-wire-only"), "bill": InvoiceBill, "processing": /*#__PURE__*/ nullable(UnderWay), "failures": /*#__PURE__*/ list(PaymentFailure, 0, 100), "lines": /*#__PURE__*/ list(OrderLine, 0, 1000), "total": Cents });
