// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from './Cents.ts';
import { object } from '../shapes.ts';

export const Outlays = /*#__PURE__*/ object({ "amount": Cents, "shipping": Cents, "discount": Cents });
