// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { list, matching, object, record, text } from '../../shapes.ts';

export const Country = /*#__PURE__*/ object({ "code": /*#__PURE__*/ matching(/^[A-Z]{2}$/u), "names": /*#__PURE__*/ list(/*#__PURE__*/ text(1, 100), 1, 20) });

export const Zone = /*#__PURE__*/ object({ "countries": /*#__PURE__*/ list(Country, 0, 300) });

export const State = /*#__PURE__*/ object({ "code": /*#__PURE__*/ text(1, 10), "name": /*#__PURE__*/ text(1, 100) });

export const ShippingConfig = /*#__PURE__*/ object({ "a": Zone, "b": Zone, "c": Zone, "states": /*#__PURE__*/ record(/*#__PURE__*/ matching(/^[A-Z]{2}$/u), /*#__PURE__*/ list(State, 0, 200)) });
