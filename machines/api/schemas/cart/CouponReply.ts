// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

import { CartState } from '../cart/CartState.ts';
import { Coupon } from '../cart/Coupon.ts';
import { InvoiceData } from '../shared/InvoiceData.ts';
import { choice, object, union } from '../../shapes.ts';

export const SubscriptionCouponReply = /*#__PURE__*/ object({ "for": /*#__PURE__*/ choice("subscription"), "coupon": Coupon });

export const CartCouponReply = /*#__PURE__*/ object({ "for": /*#__PURE__*/ choice("cart"), "cart": CartState });

export const InvoiceCouponReply = /*#__PURE__*/ object({ "for": /*#__PURE__*/ choice("invoice"), "invoice": InvoiceData });

export const CouponReply = /*#__PURE__*/ union(SubscriptionCouponReply, CartCouponReply, InvoiceCouponReply);
