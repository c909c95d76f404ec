// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { choice, object } from '../shapes.ts';

export const InProgress = /*#__PURE__*/ object({ "status": /*#__PURE__*/ choice("in-progress") });
