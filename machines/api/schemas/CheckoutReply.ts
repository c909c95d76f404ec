// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Customer } from './Customer.ts';
import { Gratis } from './Gratis.ts';
import { RedeemSucceeded } from './RedeemSucceeded.ts';
import { Started } from './Started.ts';
import { UpdateSucceeded } from './UpdateSucceeded.ts';
import { Updated } from './Updated.ts';
import { UpgradeCheckout } from './UpgradeCheckout.ts';
import { union } from '../shapes.ts';

export const CheckoutReply = /*#__PURE__*/ union(Started, Updated, Customer, Gratis, RedeemSucceeded, UpdateSucceeded, UpgradeCheckout);
