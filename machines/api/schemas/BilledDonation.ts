// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from './Cents.ts';
import { choice, object } from '../shapes.ts';

export const BilledDonation = /*#__PURE__*/ object({ "process": /*#__PURE__*/ choice("onetime", "monthly"), "amount": Cents });
