// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Deliverables } from './Deliverables.ts';
import { Level } from './Level.ts';
import { PaymentRecord } from './PaymentRecord.ts';
import { Phase } from './Phase.ts';
import { SubscriptionToken } from './SubscriptionToken.ts';
import { Term } from './Term.ts';
import { UpgradePrices } from './UpgradePrices.ts';
import { flag, nullable, object } from '../shapes.ts';

export const UpgradeSubscription = /*#__PURE__*/ object({ "token": SubscriptionToken, "term": Term, "level": Level, "phase": Phase, "cancelled": flag, "deliverables": Deliverables, "can_update": flag, "can_upgrade": flag, "card": /*#__PURE__*/ nullable(PaymentRecord), "upgrade_prices": UpgradePrices });
