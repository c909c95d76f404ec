// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Customer } from '../shared/Customer.ts';
import { Gratis } from '../shared/Gratis.ts';
import { PlacedOrder } from '../shared/PlacedOrder.ts';
import { Started } from '../shared/Started.ts';
import { SubscriptionToken } from '../values/SubscriptionToken.ts';
import { UpdateSucceeded } from '../shared/UpdateSucceeded.ts';
import { Updated } from '../shared/Updated.ts';
import { UpgradeCheckout } from '../shared/UpgradeCheckout.ts';
import { choice, forgiving, object, union } from '../../shapes.ts';

export const RedeemSucceeded = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("redeem-succeeded"), "data": /*#__PURE__*/ forgiving({ "token": SubscriptionToken }, { "order": PlacedOrder }) });

export const CheckoutReply = /*#__PURE__*/ union(Started, Updated, Customer, Gratis, RedeemSucceeded, UpdateSucceeded, UpgradeCheckout);
