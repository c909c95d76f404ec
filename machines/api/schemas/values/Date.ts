// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { day } from '../../shapes.ts';

export const Date = /*#__PURE__*/ day();
