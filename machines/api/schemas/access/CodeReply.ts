// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { matching, object } from '../../shapes.ts';

export const CodeReply = /*#__PURE__*/ object({ "token": /*#__PURE__*/ matching(/^[A-Za-z0-9_-]{1,128}$/u) });
