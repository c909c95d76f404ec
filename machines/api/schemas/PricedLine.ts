// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { CartAction } from './CartAction.ts';
import { Cents } from './Cents.ts';
import { Shipcode } from './Shipcode.ts';
import { flag, matching, nullable, object, text, whole } from '../shapes.ts';

export const PricedLine = /*#__PURE__*/ object({ "id": /*#__PURE__*/ matching(/^[A-Za-z0-9_:-]{1,128}$/u), "name": /*#__PURE__*/ text(1, 200), "quantity": /*#__PURE__*/ whole(1, 1000), "price": Cents, "shipping": Cents, "discount": Cents, "shipcode": /*#__PURE__*/ nullable(Shipcode), "change_quantity": flag, "max_quantity": /*#__PURE__*/ whole(1, 1000), "cart": CartAction });
