// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { matching, object, text, whole } from '../../shapes.ts';

export const Card = /*#__PURE__*/ object({ "type": /*#__PURE__*/ text(0, 40), "last_four": /*#__PURE__*/ matching(/^\d{4}$/u), "exp_month": /*#__PURE__*/ whole(1, 12), "exp_year": /*#__PURE__*/ whole(2000, 2100) });
