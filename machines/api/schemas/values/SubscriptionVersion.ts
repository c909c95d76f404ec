// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { whole } from '../../shapes.ts';

export const SubscriptionVersion = /*#__PURE__*/ whole(0, 2147483647);
