// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { IntentData } from '../shared/IntentData.ts';
import { choice, object } from '../../shapes.ts';

export const Updated = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("updated"), "data": IntentData });
