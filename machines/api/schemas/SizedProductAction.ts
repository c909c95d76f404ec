// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { All } from './All.ts';
import { GoodsChoice } from './GoodsChoice.ts';
import { GoodsQuantity } from './GoodsQuantity.ts';
import { choice, object } from '../shapes.ts';

export const SizedProductAction = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("sized-product"), "item": GoodsChoice }, { "qty": GoodsQuantity, "all": All });
