export const accountMessages = {
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

export const overviewMessages = {
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

export const autorenewMessages = {
  group: 'autorenew',
  texts: {
    title: 'Autorenew',
    on: 'On',
    off: 'Off',
    enable: 'Enable autorenew',
    disable: 'Disable autorenew',
    askOff: 'Turn off autorenew?',
    askOn: 'Turn on autorenew?',
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

export const cycleMessages = {
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
    noAddress: 'No Address to send to.',
    addAddress: 'Please add one now.',
    noAddressInactive: 'No Address on Record',
  },
} as const;

export const payingMessages = {
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

export const issueMessages = {
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

/** The outcome of an action whose reply was lost. */
export const outcomeMessages = {
  group: 'outcome',
  texts: {
    unsure: 'We got no reply, so we cannot tell yet whether this was done.',
    checkAgain: 'Check again',
    checking: 'Checking',
  },
} as const;

export const accountOutcomeMessages = {
  group: 'accountOutcome',
  texts: {
    onDone: 'Autorenew is on.',
    onAlready: 'Autorenew was already on, so nothing changed.',
    onRefused: 'Autorenew was not turned on.',
    onContradicted: 'Autorenew is off, though you asked to turn it on.',
    onUnsure: 'Autorenew may not have been turned on.',
    stillOff: 'Autorenew is still off.',
    offDone: 'Autorenew is off.',
    offAlready: 'Autorenew was already off, so nothing changed.',
    offRefused: 'Autorenew was not turned off.',
    offContradicted: 'Autorenew is on, though you asked to turn it off.',
    offUnsure: 'Autorenew may not have been turned off.',
    renews: 'Your subscription renews when its issues run out.',
    issuesLeft: {
      one: "You'll still receive the 1 issue you've paid for.",
      other: "You'll still receive the {count} issues you've paid for.",
    },
    ends: 'Your subscription will not renew automatically.',
    deleted: 'Your {method} was deleted.',
    deletedAlready: 'Your {method} is no longer on file.',
    notDeleted: 'Your {method} was not deleted.',
    stillOnFile: 'Your {method} is still on file, though you asked to delete it.',
    deletionUnsure: 'Your {method} may not have been deleted.',
    stillThere: 'Your {method} is still on file.',
    blocked: 'Autorenew is off, and renewal is blocked until you add payment information again.',
    otherLeft: 'Autorenew is off. Your {method} is still on file, so you can turn it on again.',
    otherStays: 'Your {method} is still on file.',
    otherGone: 'Your {method} is no longer on file either.',
    stillRenews: 'Autorenew is still on.',
    noneLeft: 'You have no payment information on file.',
    changed: 'Subscription updated successfully',
    notChanged: 'Your subscription did not change as you asked.',
    nextIssue: 'From the next issue: {plan}',
    laterCycle: 'From the first issue of that cycle: {plan}',
  },
} as const;

export const nameMessages = {
  group: 'name',
  texts: {
    title: 'Change your name',
    label: 'Name',
    hint: 'As it should appear on your account and on your mail.',
    submit: 'Save name',
    updated: 'Name updated successfully',
    now: 'Your name is now {name}',
    notUpdated: 'Your name was not changed',
    still: 'Your name is still {name}. You can send the new one again.',
    unsure: 'Your name may not have been changed',
  },
} as const;

export const emailMessages = {
  group: 'email',
  texts: {
    title: 'Change your email',
    current: 'Current email',
    pending: 'New email, not confirmed yet',
    pendingHint:
      'Your email changes once you open the link we sent to the new address. Enter another address below to replace it.',
    label: 'New email',
    hint: 'We will send a link to this address. Your email does not change until you open that link.',
    submit: 'Change email',
    sent: 'A confirmation email has been sent to {email}',
    inUse: '{address} stays in use until you open the link in it.',
    notChanged: 'Your email was not changed',
    still: 'Your email is still {address}, and no change is pending. You can send the new one again.',
    unsure: 'Your email may not have been changed',
    ended: 'Your email stays the same, and no change is pending.',
  },
} as const;

export const emailConfirmedMessages = {
  group: 'emailConfirmed',
  texts: {
    confirmed: 'Your email address is now {address}',
    logIn: 'Log in to see your account.',
  },
} as const;
