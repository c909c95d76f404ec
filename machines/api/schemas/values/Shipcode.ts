// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { choice } from '../../shapes.ts';

export const Shipcode = /*#__PURE__*/ choice("ship-a", "ship-b", "ship-c");
