// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Date } from './Date.ts';
import { object } from '../shapes.ts';

export const UnderWay = /*#__PURE__*/ object({ "since": Date });
