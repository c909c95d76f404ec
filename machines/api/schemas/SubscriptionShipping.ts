// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { TermShipping } from './TermShipping.ts';
import { object } from '../shapes.ts';

export const SubscriptionShipping = /*#__PURE__*/ object({ "ship-a": TermShipping, "ship-b": TermShipping, "ship-c": TermShipping });
