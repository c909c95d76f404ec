// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Date } from '../values/Date.ts';
import { Href } from '../values/Href.ts';
import { object } from '../../shapes.ts';

export const Deposits = /*#__PURE__*/ object({  }, { "arrives": Date, "url": Href });
