// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { object } from '../../shapes.ts';

export const TermPrices = /*#__PURE__*/ object({ "1year": Cents, "lifetime": Cents });

export const SubscriptionPrices = /*#__PURE__*/ object({ "print-low": TermPrices, "print-high": TermPrices, "digital-low": TermPrices, "digital-high": TermPrices });
