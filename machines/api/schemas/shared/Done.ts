// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { object } from '../../shapes.ts';

export const Done = /*#__PURE__*/ object({  });
