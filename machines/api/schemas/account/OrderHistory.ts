// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { Date } from '../values/Date.ts';
import { Token } from '../values/Token.ts';
import { choice, list, matching, nullable, object, text } from '../../shapes.ts';

export const ListedOrder = /*#__PURE__*/ object({ "kind": /*#__PURE__*/ choice("receipt", "invoice"), "token": Token, "date": Date, "total": Cents, "status": /*#__PURE__*/ choice("paid", "due", "past-due", "processing", "failed", "refunded") }, { "number": /*#__PURE__*/ text(1, 40), "summary": /*#__PURE__*/ text(0, 500) });

export const OrderCursor = /*#__PURE__*/ matching(/^[A-Za-z0-9_-]{1,128}$/u);

export const OrderHistory = /*#__PURE__*/ object({ "orders": /*#__PURE__*/ list(ListedOrder, 0, 100), "next": /*#__PURE__*/ nullable(OrderCursor) });
