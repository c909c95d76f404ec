// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Words } from '../values/Words.ts';
import { object } from '../../shapes.ts';

export const MessageReply = /*#__PURE__*/ object({ "message": Words });
