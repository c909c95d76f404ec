// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { matching } from '../shapes.ts';

export const Tag = /*#__PURE__*/ matching(/^[a-z0-9-]{1,64}$/u);
