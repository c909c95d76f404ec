// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from './Cents.ts';
import { object } from '../shapes.ts';

export const DeliverablePrices = /*#__PURE__*/ object({  }, { "digital": Cents, "print-a": Cents, "print-b": Cents, "print-c": Cents });
