// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { matching } from '../../shapes.ts';

export const WithdrawalLineId = /*#__PURE__*/ matching(/^[A-Za-z0-9_-]{1,64}$/u);
