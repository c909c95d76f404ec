// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Settled } from '../shared/Settled.ts';
import { choice, object } from '../../shapes.ts';

export const Customer = /*#__PURE__*/ object({ "type": /*#__PURE__*/ choice("customer"), "data": Settled });
