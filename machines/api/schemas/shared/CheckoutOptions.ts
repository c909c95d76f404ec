// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { RenewalDays } from '../shared/RenewalDays.ts';
import { Session } from '../values/Session.ts';
import { object } from '../../shapes.ts';

export const CheckoutOptions = /*#__PURE__*/ object({ "session": Session }, { "renews_on": RenewalDays });
