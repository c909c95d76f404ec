// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { Deliverables } from '../shared/Deliverables.ts';
import { Level } from '../values/Level.ts';
import { PaymentRecord } from '../shared/PaymentRecord.ts';
import { Phase } from '../values/Phase.ts';
import { Session } from '../values/Session.ts';
import { SubscriptionToken } from '../values/SubscriptionToken.ts';
import { SubscriptionVersion } from '../values/SubscriptionVersion.ts';
import { Term } from '../values/Term.ts';
import { flag, nullable, object } from '../../shapes.ts';

export const DeliverablePrices = /*#__PURE__*/ object({  }, { "digital": Cents, "print-a": Cents, "print-b": Cents, "print-c": Cents });

export const UpgradePrices = /*#__PURE__*/ object({ "low": DeliverablePrices, "high": DeliverablePrices });

export const UpgradeSubscription = /*#__PURE__*/ object({ "token": SubscriptionToken, "term": Term, "level": Level, "phase": Phase, "cancelled": flag, "deliverables": Deliverables, "can_update": flag, "can_upgrade": flag, "card": /*#__PURE__*/ nullable(PaymentRecord), "upgrade_prices": UpgradePrices });

export const Upgrade = /*#__PURE__*/ object({ "session": Session, "subscription": UpgradeSubscription }, { "version": SubscriptionVersion });
