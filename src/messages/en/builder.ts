export const subscribeWords = {
  group: 'subscribe',
  texts: {
    title: 'Subscribe',
    level: 'Select a Subscription Level',
    adjust: 'Adjust Subscription',
    donation: 'Leave a Donation',
    benefits: 'What do I get with this subscription',
    swag: 'Add Swag',
    shipping: 'Shipping Category',
    years: 'Years',
    existingAccount:
      'You already have an account. To give a subscription choose the gift option, or renew your own subscription.',
    lifetime: 'You already have a lifetime subscription. To give a subscription choose the gift option.',
    coupon: 'Coupon',
    closedByCoupon: 'Not available with this coupon. Remove the coupon to choose it.',
    renew: 'Renew your subscription',
  },
} as const;

export const benefitWords = {
  group: 'benefit',
  texts: {
    issues: { one: '1 new issue per year', other: '{count} new issues per year' },
    archive: 'Access to the back archive',
    files: 'DRM-free PDFs',
  },
} as const;

export const donationWords = {
  group: 'donation',
  texts: {
    amount: 'Donation amount',
    amountHint: 'In {currency}. Leave it empty for no donation.',
  },
} as const;

export const productsWords = {
  group: 'swag',
  texts: {
    loading: 'Loading the products',
    failed: 'We could not load the products.',
  },
} as const;
