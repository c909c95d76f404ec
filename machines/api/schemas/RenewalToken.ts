// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { choice, object, whole } from '../shapes.ts';

export const RenewalToken = /*#__PURE__*/ object({ "state": /*#__PURE__*/ choice("extended", "expiring", "expired"), "tokens_left": /*#__PURE__*/ whole(0, 10000), "issues_expected": /*#__PURE__*/ whole(0, 10000) });
