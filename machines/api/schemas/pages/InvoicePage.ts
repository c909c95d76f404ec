// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { BusinessInfo } from '../checkout/BusinessInfo.ts';
import { CheckoutOptions } from '../checkout/CheckoutOptions.ts';
import { Invoice } from '../checkout/Invoice.ts';
import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { ReceiptToken } from '../values/ReceiptToken.ts';
import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../checkout/Subscriber.ts';
import { nullable, object } from '../../shapes.ts';

export const InvoicePage = /*#__PURE__*/ object({ "settings": Settings, "invoice": /*#__PURE__*/ nullable(Invoice) }, { "subscriber": /*#__PURE__*/ nullable(Subscriber), "business_info": /*#__PURE__*/ nullable(BusinessInfo), "checkout": /*#__PURE__*/ nullable(CheckoutOptions), "payment_info": /*#__PURE__*/ nullable(PaymentRecord), "receipt": /*#__PURE__*/ nullable(ReceiptToken) });
