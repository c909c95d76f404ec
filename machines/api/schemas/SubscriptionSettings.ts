// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Level } from './Level.ts';
import { Medium } from './Medium.ts';
import { object } from '../shapes.ts';

export const SubscriptionSettings = /*#__PURE__*/ object({ "medium": Medium, "level": Level });
