// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { matching } from '../shapes.ts';

export const Anchor = /*#__PURE__*/ matching(/^[A-Za-z][A-Za-z0-9_-]{0,127}$/u);
