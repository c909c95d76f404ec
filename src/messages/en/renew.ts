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

export const renewalRetryWords = {
  group: 'renewalRetry',
  texts: {
    pay: 'Pay {amount} and renew',
    outdated: 'Show the current renewal',
    nothing: 'There is no renewal to pay for.',
  },
} as const;
