// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { State } from './State.ts';
import { Zone } from './Zone.ts';
import { list, matching, object, record } from '../shapes.ts';

export const ShippingConfig = /*#__PURE__*/ object({ "a": Zone, "b": Zone, "c": Zone, "states": /*#__PURE__*/ record(/*#__PURE__*/ matching(/^[A-Z]{2}$/u), /*#__PURE__*/ list(State, 0, 200)) });
