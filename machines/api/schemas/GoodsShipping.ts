// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { BandPrices } from './BandPrices.ts';
import { object } from '../shapes.ts';

export const GoodsShipping = /*#__PURE__*/ object({ "ship-a": BandPrices, "ship-b": BandPrices, "ship-c": BandPrices });
