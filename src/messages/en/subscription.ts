export const levelMessages = {
  group: 'level',
  texts: {
    low: 'Student',
    high: 'Standard',
    lowHint: 'For people who cannot afford the regular rate.',
    highHint: 'The regular rate.',
  },
} as const;

export const mediumMessages = {
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

export const termMessages = {
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

export const zoneMessages = {
  group: 'zone',
  texts: {
    'ship-a': 'United States',
    'ship-b': 'Canada',
    'ship-c': 'International',
    shippingPrice: '{price} shipping',
    shippingIncluded: 'No charge for shipping',
  },
} as const;

export const subscriptionLineMessages = {
  group: 'subscriptionLine',
  texts: {
    name: '{level}, {medium}, {term}',
    change: 'Change to {level}, {medium}',
  },
} as const;

/** Shown wherever a subscription renews automatically (ACCT-21). */
export const renewNoteMessages = {
  group: 'subscribe',
  texts: {
    renewNote: 'Your subscription will renew at the end of your cycle, but you can cancel at any time.',
  },
} as const;

export const subscribeMessages = {
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

export const benefitMessages = {
  group: 'benefit',
  texts: {
    issues: { one: '1 new issue per year', other: '{count} new issues per year' },
    archive: 'Access to the back archive',
    files: 'DRM-free PDFs',
  },
} as const;

export const renewMessages = {
  group: 'renew',
  texts: {
    title: 'Renew your subscription',
    extended: {
      one: 'You have one issue left. Renewing now adds to it.',
      other: 'You have {count} issues left. Renewing now adds to them.',
    },
    expiring: 'Your subscription ends with the next issue.',
    expired: 'Your subscription has expired.',
    chargedLater:
      'Autorenew is on, so we charge you when your issues run out. If you renew now, we charge you only when the issues you add have run out too.',
    chargedSoon:
      'Autorenew is on, so we charge you soon. If you renew now, we charge you only when the issues you add have run out.',
    chargedNever: 'Autorenew is on. If you renew for life now, it never charges you again.',
    held: 'Your subscription',
    level: 'Level',
    delivery: 'Delivery',
    term: 'Term',
    left: 'Issues left',
    expected: 'Issues expected',
    sentTo: 'Sent to',
    settings: 'Settings',
    renewed: 'Your subscription was renewed after you opened this page. This would renew it again.',
    changed: 'Your subscription changed after you opened this page. Please check your order.',
    again: 'Renew again anyway',
    goOn: 'Continue',
    same: 'Renew with the same settings',
    other: 'Change the settings',
    missingAddress: 'We have no address to send your subscription to. Please enter one, or change the settings.',
    logIn: 'Log in to renew your subscription.',
    unneeded: 'Renewal not necessary',
    forLife: 'You have a lifetime subscription. If you would like to do more for the journal, you can {link}',
    donate: 'leave a donation.',
    nothing: 'You have no subscription to renew.',
    subscribe: 'Subscribe',
  },
} as const;

export const renewalRetryMessages = {
  group: 'renewalRetry',
  texts: {
    pay: 'Pay {amount} and renew',
    outdated: 'Show the current renewal',
    nothing: 'There is no renewal to pay for.',
  },
} as const;

export const subscriptionChangeMessages = {
  group: 'subscriptionChange',
  texts: {
    title: 'Change your subscription',
    held: 'What you have now',
    changed: 'Your subscription changed after you opened this page. Please check your choice.',
    goOn: 'Continue',
    term: 'Term',
    level: 'Level',
    delivery: 'Delivery',
    active: 'Current delivery',
    chooseLevel: 'Subscription level',
    chooseDelivery: 'Delivery',
    current: 'Your current plan',
    extra: 'Prices are on top of your current plan.',
    extraAt: 'Prices are on top of your current plan, at the {level} level.',
    address: 'Subscription Address',
    instead: '{new}, instead of {old}',
    starts: 'Starts with',
    nextIssue: 'The next issue',
    nextNamed: 'The next issue, {issue}',
    laterCycle: 'The first issue of that cycle',
    stays: 'Stays the same',
    sentTo: 'Sent to',
    newAddress: 'The address you enter above',
    renewal: 'Renewal',
    renews: 'At the new level and delivery, at the price on that day',
    nothingCharged: 'There is no charge and no refund.',
    notOffered: 'Not offered for this subscription.',
    upgradeUnavailable: 'Not available without an upgrade.',
    switchDown: 'At the {level} level you can upgrade to print for free.',
    nothing: 'Choose another level or delivery, or enter another address.',
    saveTitle: 'Only the address changes',
    save: 'Save address',
    saving: 'Saving address',
    updated: 'Subscription updated successfully',
    reading: 'Loading your subscription',
    readFailed: 'We could not reload your subscription.',
    unavailable: 'Unfortunately, options for updating this subscription are not available at this time.',
    changeAddress: 'You can change your address on the {link}',
    addressPage: 'address page.',
    otherChange: 'For any other change contact {email}',
    otherChangeAlone: 'For any other change please contact us.',
    missing: 'We could not find this subscription. Please check the link or contact {email}',
    missingAlone: 'We could not find this subscription. Please check the link.',
  },
} as const;
