import { cartCoupon } from '#machines/purchase/coupon/cart-coupon.ports.ts';
import { CouponField, type PlacedCouponProps } from './CouponField.tsx';

export const CartCoupon = (props: PlacedCouponProps) => <CouponField {...props} flow={cartCoupon} />;
