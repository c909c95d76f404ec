// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { DonationTier } from './DonationTier.ts';
import { list } from '../shapes.ts';

export const DonationTiers = /*#__PURE__*/ list(DonationTier, 1, 12);
