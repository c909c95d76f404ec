// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Country } from './Country.ts';
import { list, object } from '../shapes.ts';

export const Zone = /*#__PURE__*/ object({ "countries": /*#__PURE__*/ list(Country, 0, 300) });
