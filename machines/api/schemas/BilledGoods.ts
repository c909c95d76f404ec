// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { GoodsRef } from './GoodsRef.ts';
import { Medium } from './Medium.ts';
import { Outlays } from './Outlays.ts';
import { object, text, whole } from '../shapes.ts';

export const BilledGoods = /*#__PURE__*/ object({ "ref": GoodsRef, "name": /*#__PURE__*/ text(1, 200), "medium": Medium, "qty": /*#__PURE__*/ whole(1, 50), "outlays": Outlays });
