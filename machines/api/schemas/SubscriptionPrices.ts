// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { TermPrices } from './TermPrices.ts';
import { object } from '../shapes.ts';

export const SubscriptionPrices = /*#__PURE__*/ object({ "print-low": TermPrices, "print-high": TermPrices, "digital-low": TermPrices, "digital-high": TermPrices });
