// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { list, matching, object, text } from '../../shapes.ts';

export const EntityId = /*#__PURE__*/ matching(/^[!-~]{1,1024}$/u);

export const IdentityProvider = /*#__PURE__*/ object({ "entity_id": EntityId, "name": /*#__PURE__*/ text(1, 300) });

export const IdentityProviders = /*#__PURE__*/ list(IdentityProvider, 0, 10000);
