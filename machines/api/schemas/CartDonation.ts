// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { choice, object, whole } from '../shapes.ts';

export const CartDonation = /*#__PURE__*/ object({ "process": /*#__PURE__*/ choice("onetime", "monthly-init"), "dollars": /*#__PURE__*/ whole(100, 99999999) });
