// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { object, text, whole } from '../../shapes.ts';

export const Image = /*#__PURE__*/ object({ "source": /*#__PURE__*/ text(0, 2000), "width": /*#__PURE__*/ whole(1, 10000), "height": /*#__PURE__*/ whole(1, 10000) });
