// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Href } from '../values/Href.ts';
import { object, text } from '../../shapes.ts';

export const Link = /*#__PURE__*/ object({ "title": /*#__PURE__*/ text(1, 200), "href": Href });
