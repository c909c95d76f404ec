// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { defaulted, object, text } from '../shapes.ts';

export const StoreLinks = /*#__PURE__*/ object({  }, { "browse": /*#__PURE__*/ defaulted(/*#__PURE__*/ text(1, 2000), "/store"), "checkout": /*#__PURE__*/ defaulted(/*#__PURE__*/ text(1, 2000), "/store/checkout") });
