// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { MailedLink } from '../pages/MailedLink.ts';
import { MaybePaymentSetup } from '../pages/MaybePaymentSetup.ts';
import { MaybeSubscriber } from '../pages/MaybeSubscriber.ts';
import { Settings } from '../pages/Settings.ts';
import { object } from '../../shapes.ts';

export const PaymentPage = /*#__PURE__*/ object({ "settings": Settings, "subscriber": MaybeSubscriber, "payment_setup": MaybePaymentSetup }, { "link": MailedLink });
