// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { object, text, whole } from '../shapes.ts';

export const GifteeGoods = /*#__PURE__*/ object({ "name": /*#__PURE__*/ text(1, 200), "qty": /*#__PURE__*/ whole(1, 50) });
