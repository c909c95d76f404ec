// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { All } from './All.ts';
import { GoodsChoice } from './GoodsChoice.ts';
import { GoodsQuantity } from './GoodsQuantity.ts';
import { choice, object } from '../shapes.ts';

export const DigitalIssueAction = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("digital-issue"), "item": GoodsChoice }, { "qty": GoodsQuantity, "all": All });
