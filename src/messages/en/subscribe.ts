/** The headings and notes of the builder. */
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
    coupon: 'Coupon',
    closedByCoupon: 'Not available with this coupon. Remove the coupon to choose it.',
    renew: 'Renew your subscription',
  },
} as const;

/** The levels of a subscription. */
export const levelWords = {
  group: 'level',
  texts: {
    low: 'Student',
    high: 'Standard',
    lowHint: 'For people who cannot afford the regular rate.',
    highHint: 'The regular rate.',
  },
} as const;

/** The media of a subscription. */
export const mediumWords = {
  group: 'medium',
  texts: {
    print: 'Print and digital',
    digital: 'Digital only',
    printHint: 'A print issue may take up to 4 weeks to arrive.',
    digitalHint: 'Digital formats (PDF/EPUB) are available only after release.',
  },
} as const;

/** The terms of a subscription. */
export const termWords = {
  group: 'term',
  texts: {
    '1year': '1 year',
    '2year': '2 years',
    '3year': '3 years',
    lifetime: 'Lifetime',
    issues: { one: '1 issue', other: '{count} issues' },
    lifetimeIssues: 'Every new issue',
  },
} as const;

/** Where an order is shipped. */
export const zoneWords = {
  group: 'zone',
  texts: {
    'ship-a': 'United States',
    'ship-b': 'Canada',
    'ship-c': 'International',
    shippingPrice: '{price} shipping',
    shippingIncluded: 'No charge for shipping',
  },
} as const;

/** What a subscription brings. */
export const benefitWords = {
  group: 'benefit',
  texts: {
    issues: { one: '1 new issue per year', other: '{count} new issues per year' },
    archive: 'Access to the back archive',
    files: 'DRM-free PDFs',
  },
} as const;

/** A donation beside an order. */
export const donationWords = {
  group: 'donation',
  texts: {
    amount: 'Donation amount',
    amountHint: 'In US dollars. Leave it empty to give nothing.',
  },
} as const;
