// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { object } from '../../shapes.ts';

export const TermShipping = /*#__PURE__*/ object({ "1year": Cents, "2year": Cents, "3year": Cents, "lifetime": Cents });

export const SubscriptionShipping = /*#__PURE__*/ object({ "ship-a": TermShipping, "ship-b": TermShipping, "ship-c": TermShipping });
