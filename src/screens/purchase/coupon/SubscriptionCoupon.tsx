import { subscriptionCoupon } from '#machines/purchase/coupon/subscription-coupon.ports.ts';
import { CouponField, type PlacedCouponProps } from './CouponField.tsx';

export const SubscriptionCoupon = (props: PlacedCouponProps) => <CouponField {...props} flow={subscriptionCoupon} />;
