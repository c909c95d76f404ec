// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { object, text } from '../shapes.ts';

export const State = /*#__PURE__*/ object({ "code": /*#__PURE__*/ text(1, 10), "name": /*#__PURE__*/ text(1, 100) });
