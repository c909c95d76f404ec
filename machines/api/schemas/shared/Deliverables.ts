// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Deliverable } from '../values/Deliverable.ts';
import { object } from '../../shapes.ts';

export const Deliverables = /*#__PURE__*/ object({ "set": Deliverable, "active": Deliverable });
