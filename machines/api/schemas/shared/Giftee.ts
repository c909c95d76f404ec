// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Address } from '../shared/Address.ts';
import { Name } from '../values/Name.ts';
import { list, nullable, object, text, whole } from '../../shapes.ts';

export const GifteeGoods = /*#__PURE__*/ object({ "name": /*#__PURE__*/ text(1, 200), "qty": /*#__PURE__*/ whole(1, 50) });

export const Giftee = /*#__PURE__*/ object({ "name": Name, "address": /*#__PURE__*/ nullable(Address), "goods": /*#__PURE__*/ list(GifteeGoods, 0, 100) });
