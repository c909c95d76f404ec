// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { text } from '../../shapes.ts';

export const GivenMessage = /*#__PURE__*/ text(0, 20000);
