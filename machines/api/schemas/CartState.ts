// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Billing } from './Billing.ts';
import { CartVersion } from './CartVersion.ts';
import { flag, object, whole } from '../shapes.ts';

export const CartState = /*#__PURE__*/ object({ "version": CartVersion, "count": /*#__PURE__*/ whole(0, 10000), "invoiced": flag, "billing": Billing });
