// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { ConfirmedEmail } from '../values/ConfirmedEmail.ts';
import { MailedLink } from '../pages/MailedLink.ts';
import { MaybeSubscriber } from '../pages/MaybeSubscriber.ts';
import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { Settings } from '../pages/Settings.ts';
import { flag, nullable, object } from '../../shapes.ts';

export const EmailPage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": MaybeSubscriber }, { "link": MailedLink, "confirmed": ConfirmedEmail, "payment_info": /*#__PURE__*/ nullable(PaymentRecord), "token_refused": flag });
