// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { whole } from '../../shapes.ts';

export const IssueNumber = /*#__PURE__*/ whole(1, 100000);
