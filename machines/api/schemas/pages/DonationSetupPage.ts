// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { LinkToken } from '../values/LinkToken.ts';
import { MailedLink } from '../pages/MailedLink.ts';
import { MaybePaymentSetup } from '../pages/MaybePaymentSetup.ts';
import { Settings } from '../pages/Settings.ts';
import { object } from '../../shapes.ts';

export const DonationSetupPage = /*#__PURE__*/ object({ "settings": Settings, "payment_setup": MaybePaymentSetup }, { "cancel": LinkToken, "link": MailedLink });
