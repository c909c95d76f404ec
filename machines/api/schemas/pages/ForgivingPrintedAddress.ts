// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { forgiving, text } from '../../shapes.ts';

export const ForgivingPrintedAddress = /*#__PURE__*/ forgiving({  }, { "line1": /*#__PURE__*/ text(0, 200), "line2": /*#__PURE__*/ text(0, 200), "city": /*#__PURE__*/ text(0, 200), "state": /*#__PURE__*/ text(0, 100), "postcode": /*#__PURE__*/ text(0, 20), "country": /*#__PURE__*/ text(0, 2), "country_name": /*#__PURE__*/ text(0, 100) });
