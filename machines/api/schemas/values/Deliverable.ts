// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { choice } from '../../shapes.ts';

export const Deliverable = /*#__PURE__*/ choice("digital", "print-a", "print-b", "print-c");
