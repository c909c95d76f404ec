// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Customer } from '../shared/Customer.ts';
import { Gratis } from '../shared/Gratis.ts';
import { Started } from '../shared/Started.ts';
import { Updated } from '../shared/Updated.ts';
import { union } from '../../shapes.ts';

export const OrderReply = /*#__PURE__*/ union(Started, Updated, Customer, Gratis);
