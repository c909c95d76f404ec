// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Deliverable } from './Deliverable.ts';
import { list } from '../shapes.ts';

export const DeliverablePair = /*#__PURE__*/ list(Deliverable, 2, 2);
