// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { choice } from '../../shapes.ts';

export const Term = /*#__PURE__*/ choice("1year", "2year", "3year", "lifetime");
