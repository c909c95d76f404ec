// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { BilledDonation } from './BilledDonation.ts';
import { BilledGift } from './BilledGift.ts';
import { BilledGoods } from './BilledGoods.ts';
import { Giftee } from './Giftee.ts';
import { Membership } from './Membership.ts';
import { PricedLine } from './PricedLine.ts';
import { list, nullable, object } from '../shapes.ts';

export const BillingGroup = /*#__PURE__*/ object({ "goods": /*#__PURE__*/ list(BilledGoods, 0, 100), "giftsubs": /*#__PURE__*/ list(BilledGift, 0, 20), "membership": /*#__PURE__*/ nullable(Membership), "donation": /*#__PURE__*/ nullable(BilledDonation), "giftees": /*#__PURE__*/ list(Giftee, 0, 100), "reported": /*#__PURE__*/ list(PricedLine, 0, 200) });
