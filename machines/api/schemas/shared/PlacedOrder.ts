// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { Cents } from '../values/Cents.ts';
import { Currency } from '../values/Currency.ts';
import { choice, matching, object } from '../../shapes.ts';

export const OrderKind = /*#__PURE__*/ choice("subscription", "gift-subscription", "renewal", "upgrade", "redemption", "donation", "monthly-donation", "cart", "invoice");

export const PlacedOrder = /*#__PURE__*/ object({ "reference": /*#__PURE__*/ matching(/^[A-Za-z0-9._-]{1,64}$/u), "kind": OrderKind, "amount": Cents, "currency": Currency });
