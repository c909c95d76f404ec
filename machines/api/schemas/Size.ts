// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { GoodsRef } from './GoodsRef.ts';
import { Stock } from './Stock.ts';
import { object, text } from '../shapes.ts';

export const Size = /*#__PURE__*/ object({ "ref": GoodsRef, "name": /*#__PURE__*/ text(1, 100), "quantity": Stock });
