// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { choice } from '../shapes.ts';

export const GoodsKind = /*#__PURE__*/ choice("basic-product", "sized-product", "digital-product", "print-issue", "digital-issue");
