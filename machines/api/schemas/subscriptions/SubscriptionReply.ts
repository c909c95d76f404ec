// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { AddressesReply } from '../shared/AddressesReply.ts';
import { Upgrade } from '../subscriptions/Upgrade.ts';
import { object } from '../../shapes.ts';

export const SubscriptionReply = /*#__PURE__*/ object({ "upgrade": Upgrade, "subscriber": AddressesReply });
