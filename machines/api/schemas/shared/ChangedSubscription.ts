// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { SubscriptionToken } from '../values/SubscriptionToken.ts';
import { object } from '../../shapes.ts';

export const ChangedSubscription = /*#__PURE__*/ object({ "token": SubscriptionToken });
