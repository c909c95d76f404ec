// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { All } from './All.ts';
import { CartGift } from './CartGift.ts';
import { GiftQuantity } from './GiftQuantity.ts';
import { choice, object } from '../shapes.ts';

export const GiftSubscriptionAction = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("gift-subscription"), "item": CartGift }, { "qty": GiftQuantity, "all": All });
