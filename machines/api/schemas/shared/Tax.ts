// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { object, text } from '../../shapes.ts';

export const Tax = /*#__PURE__*/ object({ "label": /*#__PURE__*/ text(1, 100), "amount": Cents });
