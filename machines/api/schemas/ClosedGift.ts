// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Words } from './Words.ts';
import { choice, object } from '../shapes.ts';

export const ClosedGift = /*#__PURE__*/ object({ "status": /*#__PURE__*/ choice("closed"), "message": Words });
