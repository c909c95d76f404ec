// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { whole } from '../../shapes.ts';

export const Cents = /*#__PURE__*/ whole(0, 9007199254740991);
