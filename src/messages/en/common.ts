/** What every page may say. */
export const commonWords = {
  group: 'common',
  texts: {
    optional: 'optional',
    error: 'Error:',
    titlePrefix: 'Error:',
    problemTitle: 'There is a problem',
    show: 'Show',
    hide: 'Hide',
    showLabel: 'Show {label}',
    hideLabel: 'Hide {label}',
    currencySign: '$',
    free: 'FREE',
    partFailed: 'This part of the page could not be loaded.',
    tryAgain: 'Try again',
    sending: 'Sending',
  },
} as const;

/** Stands in place of what cannot be shown. */
export const pageWords = {
  group: 'page',
  texts: {
    broken: 'This page cannot be shown',
    brokenHint: 'Some of its information is missing. Please reload the page. If that does not help, contact {email}',
    brokenHintAlone: 'Some of its information is missing. Please reload the page.',
    crashed: 'Something went wrong',
    crashedHint: 'Part of this page stopped working. Please reload the page. If that does not help, contact {email}',
    crashedHintAlone: 'Part of this page stopped working. Please reload the page.',
    reload: 'Reload this page',
  },
} as const;
