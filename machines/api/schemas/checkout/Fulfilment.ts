// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Completed } from '../shared/Completed.ts';
import { Deposits } from '../shared/Deposits.ts';
import { Processing } from '../shared/Processing.ts';
import { choice, object, union } from '../../shapes.ts';

export const InProgress = /*#__PURE__*/ object({ "status": /*#__PURE__*/ choice("in-progress") });

export const Verifying = /*#__PURE__*/ object({ "status": /*#__PURE__*/ choice("verifying") }, { "deposits": Deposits });

export const Unpaid = /*#__PURE__*/ object({ "status": /*#__PURE__*/ choice("unpaid") });

export const Fulfilment = /*#__PURE__*/ union(Completed, Processing, InProgress, Verifying, Unpaid);
