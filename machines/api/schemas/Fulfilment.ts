// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Completed } from './Completed.ts';
import { InProgress } from './InProgress.ts';
import { Processing } from './Processing.ts';
import { Unpaid } from './Unpaid.ts';
import { union } from '../shapes.ts';

export const Fulfilment = /*#__PURE__*/ union(Completed, Processing, InProgress, Unpaid);
