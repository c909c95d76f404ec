// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Address } from '../shared/Address.ts';
import { Cents } from '../values/Cents.ts';
import { CouponCode } from '../values/CouponCode.ts';
import { Date } from '../values/Date.ts';
import { Deposits } from '../shared/Deposits.ts';
import { Email } from '../values/Email.ts';
import { Giftee } from '../shared/Giftee.ts';
import { InvoiceToken } from '../values/InvoiceToken.ts';
import { Medium } from '../values/Medium.ts';
import { Membership } from '../shared/Membership.ts';
import { Name } from '../values/Name.ts';
import { OrderLine } from '../shared/OrderLine.ts';
import { Shipcode } from '../values/Shipcode.ts';
import { Tax } from '../shared/Tax.ts';
import { Words } from '../values/Words.ts';
import { choice, list, nullable, object, text, whole } from '../../shapes.ts';

export const Days = /*#__PURE__*/ whole(1, 3650);

export const PrintedAddress = /*#__PURE__*/ object({  }, { "line1": /*#__PURE__*/ text(0, 200), "line2": /*#__PURE__*/ text(0, 200), "city": /*#__PURE__*/ text(0, 200), "state": /*#__PURE__*/ text(0, 100), "postcode": /*#__PURE__*/ text(0, 20), "country": /*#__PURE__*/ text(0, 2), "country_name": /*#__PURE__*/ text(0, 100) });

export const InvoiceGoods = /*#__PURE__*/ object({ "name": /*#__PURE__*/ text(1, 200), "medium": Medium });

export const InvoiceBill = /*#__PURE__*/ object({ "goods": /*#__PURE__*/ list(InvoiceGoods, 0, 100), "membership": /*#__PURE__*/ nullable(Membership), "giftees": /*#__PURE__*/ list(Giftee, 0, 100) });

export const UnderWay = /*#__PURE__*/ object({ "since": Date }, { "deposits": Deposits });

export const PaymentFailure = /*#__PURE__*/ object({ "data": /*#__PURE__*/ object({ "msg": Words }) });

export const Invoice = /*#__PURE__*/ object({ "token": InvoiceToken, "invoice_no": /*#__PURE__*/ text(0, 40, /^CAT-\d{3,}$/u), "created": Date, "name": Name, "email": Email, "billed_to": /*#__PURE__*/ nullable(Name), "email_to": /*#__PURE__*/ nullable(Email), "address": /*#__PURE__*/ nullable(Address), "shipcode": /*#__PURE__*/ nullable(Shipcode), "term": /*#__PURE__*/ nullable(Days), "due_date": /*#__PURE__*/ nullable(Date), "accepted_payments": /*#__PURE__*/ choice("all", "check-or-wire-only"), "bill": InvoiceBill, "processing": /*#__PURE__*/ nullable(UnderWay), "failures": /*#__PURE__*/ list(PaymentFailure, 0, 100), "lines": /*#__PURE__*/ list(OrderLine, 0, 1000), "total": Cents }, { "billing": PrintedAddress, "taxes": /*#__PURE__*/ list(Tax, 0, 20), "paid_on": Date, "coupon": /*#__PURE__*/ nullable(CouponCode) });
