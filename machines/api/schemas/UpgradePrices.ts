// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { DeliverablePrices } from './DeliverablePrices.ts';
import { object } from '../shapes.ts';

export const UpgradePrices = /*#__PURE__*/ object({ "low": DeliverablePrices, "high": DeliverablePrices });
