/** The account page and its parts. */
export const accountWords = {
  group: 'account',
  texts: {
    title: 'Your account',
    since: 'Reader since {date}',
    anchors: 'On this page',
    overview: 'Overview',
    settings: 'Account Settings',
    subscription: 'Subscription Settings',
    payment: 'Payment Settings',
    orders: 'Orders',
    loadingOrders: 'Loading your orders',
    ordersFailed: 'We could not load your orders.',
    gifts: 'Gifts Given',
    issues: 'Issues Received',
    name: 'Name',
    email: 'Email',
    addresses: 'Shipping addresses',
    noneSaved: 'None saved',
    changeName: 'Change name',
    changeEmail: 'Change email',
    changeAddresses: 'Change addresses',
    emailFailing: 'Mail to this address bounces.',
    emailPending: 'Not confirmed yet: {address}',
  },
} as const;

/** How a subscription stands (ACCT-12). */
export const overviewWords = {
  group: 'overview',
  texts: {
    renewing: 'Your subscription should renew after the next issue.',
    ending: 'Your subscription ends with the next issue.',
    extended: { one: '1 issue remaining.', other: '{count} issues remaining.' },
    active: 'Your subscription is active.',
    renewalDue: 'Your renewal is expected soon.',
    inactive: 'Your subscription is inactive.',
    lifetime: 'Unlimited issues.',
    legacyFirst: {
      one: '1 issue remaining, then unlimited issues.',
      other: '{count} issues remaining, then unlimited issues.',
    },
    renew: 'Renew your subscription',
    subscribe: 'Subscribe',
    lifetimeRenewal: 'A lifetime subscription never needs renewing.',
    donate: 'Make a donation',
    gift: 'A gift from {name}.',
    giftUntil: 'A gift from {name}, until {date}.',
  },
} as const;

/** Whether a subscription renews by itself, and how that is changed. */
export const autorenewWords = {
  group: 'autorenew',
  texts: {
    title: 'Autorenew',
    on: 'On',
    off: 'Off',
    enable: 'Enable autorenew',
    disable: 'Disable autorenew',
    askOff: 'Turn off autorenew?',
    askOn: 'Turn on autorenew?',
    turnOff: 'Turn off',
    turnOn: 'Turn on',
    keepOn: 'Keep it on',
    keepOff: 'Keep it off',
    correctOff: 'Turn off autorenew',
    correctOn: 'Turn on autorenew',
    changedOn: 'Your subscription changed after you opened this page. Autorenew is on.',
    changedOff: 'Your subscription changed after you opened this page. Autorenew is off.',
    wouldRenew: 'Your subscription would have renewed on {date} at the earliest.',
    willRenew: 'Your subscription will renew when its issues run out, on {date} at the earliest.',
    willRenewAtEnd: 'Your subscription will renew when its issues run out.',
    chargedThen: 'We will charge your {method} then. You pay nothing now.',
    nothingNow: 'Nothing is charged or refunded now.',
    unpayable: 'To turn on autorenew, add a card or bank account that we can charge.',
    cancelled: 'A cancelled subscription does not renew. You can subscribe again.',
    lifetime: 'A lifetime subscription never needs renewing.',
  },
} as const;

/** One cycle of a subscription. */
export const cycleWords = {
  group: 'cycle',
  texts: {
    current: 'Current cycle',
    last: 'Last cycle',
    next: 'Next cycle',
    later: 'Cycle {number}',
    none: 'You have no subscription.',
    level: 'Level',
    term: 'Term',
    delivery: 'Delivery',
    paidFor: 'Paid for',
    paidForOne: 'paid for: {delivery}',
    began: 'Ordered',
    orderedBy: 'Ordered by',
    orderedByOne: 'ordered by {name}',
    givenBy: 'Given by',
    until: 'Until',
    left: 'Issues left',
    changes: 'Your delivery changes from {now} to {later} in a later cycle.',
    cancelled: 'Cancelled',
    update: 'Update',
    updateNamed: 'Update {cycle}',
    noAddress: 'No Address to send to.',
    addAddress: 'Please add one now.',
    noAddressInactive: 'No Address on Record',
  },
} as const;

/** What is on file to pay with, and how it is deleted. */
export const payingWords = {
  group: 'paying',
  texts: {
    card: 'Card',
    bank: 'Bank account',
    none: 'You have no payment information on file.',
    blocked: 'Automatic renewal is blocked until you add payment information.',
    given: 'Your subscription is a gift. You pay nothing unless you renew it.',
    givenStays: 'Your subscription is a gift and continues without it.',
    change: 'Change payment information',
    add: 'Add payment information',
    deleteCard: 'Delete card',
    deleteBank: 'Delete bank account',
    delete: 'Delete',
    keep: 'Keep it',
    ask: 'Delete your {method}?',
    cardEnds:
      'Deleting your card will disable autorenew, and renewal is blocked until you add payment information again.',
    bankEnds:
      'Deleting your bank account will disable autorenew, and renewal is blocked until you add payment information again.',
    cardStops: 'Deleting your card will disable autorenew. Your {method} stays on file, so you can turn it on again.',
    bankStops:
      'Deleting your bank account will disable autorenew. Your {method} stays on file, so you can turn it on again.',
    shortCard: '{type} ending {digits}',
    shortBank: '{bank} account ending {digits}',
  },
} as const;

/** The issues of a reader: drawn as a timeline, and listed with their covers. */
export const issueWords = {
  group: 'issues',
  texts: {
    timeline: 'Your issues',
    received: 'Received',
    coming: 'Upcoming',
    renewed: 'After your renewal',
    count: { one: '1 issue', other: '{count} issues' },
    earlier: { other: '{count} earlier' },
    further: { other: '{count} more' },
    endless: 'Every issue after',
    untitled: 'To be announced',
    waiting: 'Waiting to ship: {issue}',
    everyIssue: 'every new issue',
    next: 'Next: {issue}',
    nextOn: 'Next: {issue}, {date}',
    showAll: { other: 'Show all {count} issues' },
  },
} as const;
