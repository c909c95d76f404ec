/** The page that renews a subscription. */
export const renewWords = {
  group: 'renew',
  texts: {
    title: 'Renew your subscription',
    extended: {
      one: 'You have one issue left. Renewing now adds to it.',
      other: 'You have {count} issues left. Renewing now adds to them.',
    },
    expiring: 'Your subscription ends with the next issue.',
    expired: 'Your subscription has expired.',
    held: 'Your subscription',
    level: 'Level',
    delivery: 'Delivery',
    term: 'Term',
    left: 'Issues left',
    expected: 'Issues expected',
    sentTo: 'Sent to',
    settings: 'Settings',
    same: 'Renew with the same settings',
    other: 'Change the settings',
    missingAddress:
      'There is no address on record to send your subscription to. Please give one, or change the settings.',
    logIn: 'Log in to renew your subscription.',
    unneeded: 'Renewal not necessary',
    forLife: 'You have a lifetime subscription. If you would like to do more for the journal, you can {link}',
    donate: 'leave a donation.',
    nothing: 'You have no subscription that could be renewed.',
    subscribe: 'Subscribe',
  },
} as const;
