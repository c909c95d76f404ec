// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { matching } from '../shapes.ts';

export const EntityId = /*#__PURE__*/ matching(/^[!-~]{1,1024}$/u);
