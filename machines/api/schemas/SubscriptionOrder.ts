// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Name } from './Name.ts';
import { object } from '../shapes.ts';

export const SubscriptionOrder = /*#__PURE__*/ object({ "name": Name });
