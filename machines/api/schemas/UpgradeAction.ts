// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { All } from './All.ts';
import { OneOnly } from './OneOnly.ts';
import { UpgradeChoice } from './UpgradeChoice.ts';
import { choice, object } from '../shapes.ts';

export const UpgradeAction = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("subscription-upgrade"), "item": UpgradeChoice }, { "qty": OneOnly, "all": All });
