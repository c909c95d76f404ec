// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { flag, object } from '../../shapes.ts';

export const AutorenewReply = /*#__PURE__*/ object({ "autorenew": flag });
