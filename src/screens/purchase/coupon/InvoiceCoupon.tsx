import { invoiceCoupon } from '#machines/purchase/coupon/invoice-coupon.ports.ts';
import { CouponField, type PlacedCouponProps } from './CouponField.tsx';

export const InvoiceCoupon = (props: PlacedCouponProps) => <CouponField {...props} flow={invoiceCoupon} />;
