// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Name } from '../values/Name.ts';
import { object } from '../../shapes.ts';

export const NameReply = /*#__PURE__*/ object({ "name": Name });
