// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { text } from '../../shapes.ts';

export const Timestamp = /*#__PURE__*/ text(0, 40, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/u);
