// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Words } from '../values/Words.ts';
import { list, object, text } from '../../shapes.ts';

export const BusinessInfo = /*#__PURE__*/ object({ "checking": Words, "banking": /*#__PURE__*/ list(/*#__PURE__*/ text(1, 200), 0, 20) });
