// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { text } from '../../shapes.ts';

export const OrderNumber = /*#__PURE__*/ text(1, 40);
