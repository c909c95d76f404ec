// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { flag, object } from '../shapes.ts';

export const Features = /*#__PURE__*/ object({  }, { "checkout_later": flag, "add_donation": flag, "add_products": flag });
