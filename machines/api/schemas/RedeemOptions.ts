// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { ClosedGift } from './ClosedGift.ts';
import { OpenGift } from './OpenGift.ts';
import { RedeemedGift } from './RedeemedGift.ts';
import { UnknownGift } from './UnknownGift.ts';
import { union } from '../shapes.ts';

export const RedeemOptions = /*#__PURE__*/ union(OpenGift, RedeemedGift, UnknownGift, ClosedGift);
