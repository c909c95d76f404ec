// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { SubscriptionInfo } from './SubscriptionInfo.ts';
import { SubscriptionStatus } from './SubscriptionStatus.ts';
import { TokenState } from './TokenState.ts';
import { object } from '../shapes.ts';

export const Subscription = /*#__PURE__*/ object({ "state": TokenState, "status": SubscriptionStatus, "info": SubscriptionInfo });
