// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Link } from './Link.ts';
import { list, object } from '../shapes.ts';

export const Navigation = /*#__PURE__*/ object({  }, { "menu": /*#__PURE__*/ list(Link, 0, 50), "archive": /*#__PURE__*/ list(Link, 0, 500), "footer": /*#__PURE__*/ list(Link, 0, 50) });
