/** A coupon and why it cannot be applied. */
export const couponWords = {
  group: 'coupon',
  texts: {
    apply: 'Apply Coupon',
    remove: 'Remove Coupon',
    cannotApply: 'Cannot Apply Coupon',
    applied: 'CODE APPLIED',
    notApplied: 'CODE NOT APPLIED',
    unable: 'Unable to apply coupon {code}',
    notForNew: 'This coupon does not apply to new subscriptions.',
    notForRenewals: 'This coupon does not apply to subscription renewals.',
    notCovered:
      'Coupon does not apply to this subscription. If you would like to use this coupon, please change your subscription settings via the following form.',
  },
} as const;
