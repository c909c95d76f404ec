// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Customer } from './Customer.ts';
import { Gratis } from './Gratis.ts';
import { Started } from './Started.ts';
import { Updated } from './Updated.ts';
import { union } from '../shapes.ts';

export const OrderReply = /*#__PURE__*/ union(Started, Updated, Customer, Gratis);
