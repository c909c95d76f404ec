// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Completed } from '../shared/Completed.ts';
import { Processing } from '../shared/Processing.ts';
import { union } from '../../shapes.ts';

export const Settled = /*#__PURE__*/ union(Completed, Processing);
