// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Date } from '../values/Date.ts';
import { object } from '../../shapes.ts';

export const RenewalDays = /*#__PURE__*/ object({  }, { "1year": Date, "2year": Date, "3year": Date });
