// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { MailedLink } from '../pages/MailedLink.ts';
import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { Settings } from '../pages/Settings.ts';
import { Subscriber } from '../shared/Subscriber.ts';
import { nullable, object } from '../../shapes.ts';

export const AddressPage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": /*#__PURE__*/ nullable(Subscriber) }, { "link": MailedLink, "payment_info": /*#__PURE__*/ nullable(PaymentRecord) });
