// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { list, matching, object, text } from '../shapes.ts';

export const Country = /*#__PURE__*/ object({ "code": /*#__PURE__*/ matching(/^[A-Z]{2}$/u), "names": /*#__PURE__*/ list(/*#__PURE__*/ text(1, 100), 1, 20) });
