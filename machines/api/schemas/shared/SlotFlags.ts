// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { flag, object } from '../../shapes.ts';

export const SlotFlags = /*#__PURE__*/ object({ "a": flag, "b": flag, "c": flag });
