// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { SubscriptionToken } from '../values/SubscriptionToken.ts';
import { choice, object } from '../../shapes.ts';

export const ChangedSubscription = /*#__PURE__*/ object({ "token": SubscriptionToken });

export const UpdateSucceeded = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("update-succeeded"), "data": ChangedSubscription });
