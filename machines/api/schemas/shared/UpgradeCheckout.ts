// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { OrderReply } from '../shared/OrderReply.ts';
import { choice, object } from '../../shapes.ts';

export const UpgradeCheckout = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("upgrade-checkout"), "data": OrderReply });
