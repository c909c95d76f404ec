// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { UpdateSucceeded } from './UpdateSucceeded.ts';
import { UpgradeCheckout } from './UpgradeCheckout.ts';
import { union } from '../shapes.ts';

export const UpdateReply = /*#__PURE__*/ union(UpdateSucceeded, UpgradeCheckout);
