// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Words } from './Words.ts';
import { object } from '../shapes.ts';

export const PaymentFailure = /*#__PURE__*/ object({ "data": /*#__PURE__*/ object({ "msg": Words }) });
