// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Product } from '../store/Product.ts';
import { list, object } from '../../shapes.ts';

export const ProductList = /*#__PURE__*/ object({ "list": /*#__PURE__*/ list(Product, 0, 500) });
