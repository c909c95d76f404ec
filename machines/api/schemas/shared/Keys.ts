// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Secret } from '../values/Secret.ts';
import { matching, object } from '../../shapes.ts';

export const IntentId = /*#__PURE__*/ matching(/^(?:pi|seti)_[A-Za-z0-9]{1,64}$/u);

export const Keys = /*#__PURE__*/ object({ "payment_intent_id": IntentId, "stripe_secret": Secret });
