// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { All } from './All.ts';
import { CartDonation } from './CartDonation.ts';
import { OneOnly } from './OneOnly.ts';
import { choice, object } from '../shapes.ts';

export const DonationAction = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("donation-item"), "item": CartDonation }, { "qty": OneOnly, "all": All });
