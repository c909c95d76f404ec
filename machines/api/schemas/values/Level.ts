// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { choice } from '../../shapes.ts';

export const Level = /*#__PURE__*/ choice("low", "high");
