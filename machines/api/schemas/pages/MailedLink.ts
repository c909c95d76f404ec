// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { choice, object } from '../../shapes.ts';

export const MailedLink = /*#__PURE__*/ object({ "state": /*#__PURE__*/ choice("good", "expired", "used", "unknown", "foreign", "missing") });
