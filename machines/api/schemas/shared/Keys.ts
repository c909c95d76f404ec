// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { IntentId } from '../values/IntentId.ts';
import { Secret } from '../values/Secret.ts';
import { object } from '../../shapes.ts';

export const Keys = /*#__PURE__*/ object({ "payment_intent_id": IntentId, "stripe_secret": Secret });
