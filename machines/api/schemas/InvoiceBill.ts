// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Giftee } from './Giftee.ts';
import { InvoiceGoods } from './InvoiceGoods.ts';
import { Membership } from './Membership.ts';
import { list, nullable, object } from '../shapes.ts';

export const InvoiceBill = /*#__PURE__*/ object({ "goods": /*#__PURE__*/ list(InvoiceGoods, 0, 100), "membership": /*#__PURE__*/ nullable(Membership), "giftees": /*#__PURE__*/ list(Giftee, 0, 100) });
