// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { GivenGift } from '../account/GivenGift.ts';
import { list } from '../../shapes.ts';

export const GivenGifts = /*#__PURE__*/ list(GivenGift, 0, 1000);
