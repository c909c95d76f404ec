// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Keys } from './Keys.ts';
import { Words } from './Words.ts';
import { choice, matching, object } from '../shapes.ts';

export const CheckoutErrors = /*#__PURE__*/ object({  }, { "keys": Keys, "require": /*#__PURE__*/ choice("authorization", "replacement"), "method": /*#__PURE__*/ matching(/^[A-Za-z0-9_]{1,255}$/u), "message": Words }, 1);
