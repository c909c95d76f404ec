// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from './Cents.ts';
import { object, text } from '../shapes.ts';

export const DonationTier = /*#__PURE__*/ object({ "name": /*#__PURE__*/ text(1, 100), "onetime": Cents, "monthly": Cents });
