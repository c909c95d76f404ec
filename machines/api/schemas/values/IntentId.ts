// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { matching } from '../../shapes.ts';

export const IntentId = /*#__PURE__*/ matching(/^(?:pi|seti)_[A-Za-z0-9]{1,64}$/u);
