// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Keys } from '../shared/Keys.ts';
import { Settled } from '../shared/Settled.ts';
import { Words } from '../values/Words.ts';
import { choice, matching, object, record, union } from '../../shapes.ts';

export const NestedErrors = /*#__PURE__*/ record(/*#__PURE__*/ matching(/(?:)/u), Words);

export const FieldErrors = /*#__PURE__*/ record(/*#__PURE__*/ matching(/(?:)/u), /*#__PURE__*/ union(Words, NestedErrors));

export const CheckoutErrors = /*#__PURE__*/ object({  }, { "keys": Keys, "require": /*#__PURE__*/ choice("authorization", "replacement"), "method": /*#__PURE__*/ matching(/^[A-Za-z0-9_]{1,255}$/u), "message": Words }, 1);

export const Failure = /*#__PURE__*/ object({  }, { "errors": /*#__PURE__*/ union(Words, FieldErrors), "checkout_errors": CheckoutErrors, "type": /*#__PURE__*/ choice("updated-failed", "update-failed", "redeem-failed", "upgrade-failed"), "message": Words, "reason": /*#__PURE__*/ choice("key-reused", "key-foreign", "key-in-use", "key-closed", "paid-elsewhere", "outdated"), "paid": Settled }, 1);
