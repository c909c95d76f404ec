// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { UpdateSucceeded } from '../shared/UpdateSucceeded.ts';
import { UpgradeCheckout } from '../shared/UpgradeCheckout.ts';
import { union } from '../../shapes.ts';

export const UpdateReply = /*#__PURE__*/ union(UpdateSucceeded, UpgradeCheckout);
