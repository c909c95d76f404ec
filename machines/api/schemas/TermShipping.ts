// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from './Cents.ts';
import { object } from '../shapes.ts';

export const TermShipping = /*#__PURE__*/ object({ "1year": Cents, "2year": Cents, "3year": Cents, "lifetime": Cents });
