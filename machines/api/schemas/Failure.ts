// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { CheckoutErrors } from './CheckoutErrors.ts';
import { FieldErrors } from './FieldErrors.ts';
import { Words } from './Words.ts';
import { choice, object, union } from '../shapes.ts';

export const Failure = /*#__PURE__*/ object({  }, { "errors": /*#__PURE__*/ union(Words, FieldErrors), "checkout_errors": CheckoutErrors, "type": /*#__PURE__*/ choice("updated-failed", "update-failed", "redeem-failed", "upgrade-failed"), "message": Words }, 1);
