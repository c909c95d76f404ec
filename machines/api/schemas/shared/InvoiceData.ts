// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { BusinessInfo } from '../shared/BusinessInfo.ts';
import { CheckoutOptions } from '../shared/CheckoutOptions.ts';
import { Invoice } from '../shared/Invoice.ts';
import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { ReceiptToken } from '../values/ReceiptToken.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { nullable, object } from '../../shapes.ts';

export const InvoiceData = /*#__PURE__*/ object({ "invoice": Invoice }, { "subscriber": /*#__PURE__*/ nullable(Subscriber), "business_info": /*#__PURE__*/ nullable(BusinessInfo), "checkout": /*#__PURE__*/ nullable(CheckoutOptions), "payment_info": /*#__PURE__*/ nullable(PaymentRecord), "receipt": /*#__PURE__*/ nullable(ReceiptToken) });
