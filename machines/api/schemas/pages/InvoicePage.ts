// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { BusinessInfo } from '../shared/BusinessInfo.ts';
import { CheckoutOptions } from '../shared/CheckoutOptions.ts';
import { Invoice } from '../shared/Invoice.ts';
import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { ReceiptToken } from '../values/ReceiptToken.ts';
import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { nullable, object } from '../../shapes.ts';

export const InvoicePage = /*#__PURE__*/ object({ "settings": Settings, "invoice": /*#__PURE__*/ nullable(Invoice) }, { "subscriber": /*#__PURE__*/ nullable(Subscriber), "business_info": /*#__PURE__*/ nullable(BusinessInfo), "checkout": /*#__PURE__*/ nullable(CheckoutOptions), "payment_info": /*#__PURE__*/ nullable(PaymentRecord), "receipt": /*#__PURE__*/ nullable(ReceiptToken) });
