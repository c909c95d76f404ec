// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { Date } from '../values/Date.ts';
import { object, whole } from '../../shapes.ts';

export const NextCharge = /*#__PURE__*/ object({ "on": Date, "amount": Cents }, { "interval": /*#__PURE__*/ whole(1, 120) });
