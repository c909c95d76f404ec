// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { ConfirmedEmail } from '../values/ConfirmedEmail.ts';
import { MailedLink } from '../pages/MailedLink.ts';
import { MaybeSubscriber } from '../pages/MaybeSubscriber.ts';
import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { Settings } from '../pages/Settings.ts';
import { flag, forgiving, nullable } from '../../shapes.ts';

export const EmailPage = /*#__PURE__*/ forgiving({ "settings": Settings, "subscriber": MaybeSubscriber }, { "confirmed": ConfirmedEmail, "payment_info": /*#__PURE__*/ nullable(PaymentRecord) }, { "link": MailedLink, "token_refused": flag });
