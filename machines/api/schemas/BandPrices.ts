// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from './Cents.ts';
import { object } from '../shapes.ts';

export const BandPrices = /*#__PURE__*/ object({ "single": Cents, "few": Cents, "many": Cents });
