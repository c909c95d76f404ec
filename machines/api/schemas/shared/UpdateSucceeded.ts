// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { ChangedSubscription } from '../shared/ChangedSubscription.ts';
import { choice, object } from '../../shapes.ts';

export const UpdateSucceeded = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("update-succeeded"), "data": ChangedSubscription });
