// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { choice } from '../../shapes.ts';

export const Medium = /*#__PURE__*/ choice("print", "digital");
