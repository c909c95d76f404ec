// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Keys } from '../shared/Keys.ts';
import { object } from '../../shapes.ts';

export const IntentData = /*#__PURE__*/ object({ "keys": Keys });
