// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { MailedLink } from '../pages/MailedLink.ts';
import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { forgiving, nullable } from '../../shapes.ts';

export const AddressPage = /*#__PURE__*/ forgiving({ "settings": Settings, "subscriber": /*#__PURE__*/ nullable(Subscriber) }, { "payment_info": /*#__PURE__*/ nullable(PaymentRecord) }, { "link": MailedLink });
