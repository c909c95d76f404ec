export const levelWords = {
  group: 'level',
  texts: {
    low: 'Student',
    high: 'Standard',
    lowHint: 'For people who cannot afford the regular rate.',
    highHint: 'The regular rate.',
  },
} as const;

export const mediumWords = {
  group: 'medium',
  texts: {
    print: 'Print and digital',
    digital: 'Digital only',
    printHint: 'A print issue may take up to 4 weeks to arrive.',
    digitalHint: 'Digital formats (PDF/EPUB) are available only after release.',
    sentTo: '{medium}, {category}',
    printInLine: 'print and digital',
    digitalInLine: 'digital',
  },
} as const;

export const termWords = {
  group: 'term',
  texts: {
    '1year': '1 year',
    '2year': '2 years',
    '3year': '3 years',
    lifetime: 'Lifetime',
    lifetimeInLine: 'lifetime',
    issues: { one: '1 issue', other: '{count} issues' },
    lifetimeIssues: 'Every new issue',
  },
} as const;

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

export const swagWords = {
  group: 'swag',
  texts: {
    none: 'None',
    add: 'Add',
    soldOut: 'OUT OF STOCK',
    low: { other: 'Only {count} left' },
    quantity: 'Quantity of {name}',
    wholeNumber: 'Whole numbers only',
  },
} as const;

export const subscriptionLineWords = {
  group: 'subscriptionLine',
  texts: {
    name: '{level}, {medium}, {term}',
    change: 'Change to {level}, {medium}',
  },
} as const;

/** Shown wherever a subscription renews automatically (ACCT-21). */
export const renewNoteWords = {
  group: 'subscribe',
  texts: {
    renewNote: 'Your subscription will renew at the end of your cycle, but you can cancel at any time.',
  },
} as const;
