// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Medium } from './Medium.ts';
import { object, text } from '../shapes.ts';

export const InvoiceGoods = /*#__PURE__*/ object({ "name": /*#__PURE__*/ text(1, 200), "medium": Medium });
