// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Address } from './Address.ts';
import { GifteeGoods } from './GifteeGoods.ts';
import { Name } from './Name.ts';
import { list, nullable, object } from '../shapes.ts';

export const Giftee = /*#__PURE__*/ object({ "name": Name, "address": /*#__PURE__*/ nullable(Address), "goods": /*#__PURE__*/ list(GifteeGoods, 0, 100) });
