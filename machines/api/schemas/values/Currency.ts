// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { matching } from '../../shapes.ts';

export const Currency = /*#__PURE__*/ matching(/^[A-Z]{3}$/u);
