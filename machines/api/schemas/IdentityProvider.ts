// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { EntityId } from './EntityId.ts';
import { object, text } from '../shapes.ts';

export const IdentityProvider = /*#__PURE__*/ object({ "entity_id": EntityId, "name": /*#__PURE__*/ text(1, 300) });
