// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { object } from '../../shapes.ts';

export const BandPrices = /*#__PURE__*/ object({ "single": Cents, "few": Cents, "many": Cents });

export const GoodsShipping = /*#__PURE__*/ object({ "ship-a": BandPrices, "ship-b": BandPrices, "ship-c": BandPrices });
