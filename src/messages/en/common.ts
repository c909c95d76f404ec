export const commonMessages = {
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
    free: 'FREE',
    noCharge: 'No charge',
    extra: '+ {price}',
    partFailed: 'We could not load this part of the page.',
    tryAgain: 'Try again',
    sending: 'Sending',
    areYouSure: 'Are you sure?',
    ok: 'Ok',
    cancel: 'Cancel',
    oneMoment: 'One moment, please',
  },
} as const;

export const emailSuggestionMessages = {
  group: 'emailSuggestion',
  texts: {
    didYouMean: 'Did you mean {address}?',
  },
} as const;

export const submitMessages = {
  group: 'submit',
  texts: {
    placeOrder: 'Place Order',
    free: 'Submit',
    payment: 'Submit Payment',
    proceed: 'Proceed to Payment',
    loading: 'Loading',
    sending: 'Processing Order',
    completing: 'Completing Order',
    completed: 'Order Successful',
    checkAgain: 'Check again',
  },
} as const;

export const pageMessages = {
  group: 'page',
  texts: {
    broken: 'We cannot show this page',
    brokenHint: 'Some information is missing. Please reload the page. If that does not help, contact {email}',
    brokenHintAlone: 'Some information is missing. Please reload the page.',
    crashed: 'Something went wrong',
    crashedHint: 'Part of this page stopped working. Please reload the page. If that does not help, contact {email}',
    crashedHintAlone: 'Part of this page stopped working. Please reload the page.',
    reload: 'Reload this page',
    viewOnly: 'This page is for viewing only. Many links and buttons will not work.',
    cookiesOff: 'Your browser blocks cookies from this site. Allow them to log in and to keep your cart.',
    returnToSettings: 'Return to settings',
  },
} as const;

export const unscriptedMessages = {
  group: 'unscripted',
  texts: {
    hint: 'The forms and buttons on this page need JavaScript. Turn it on in your browser, then reload the page.',
  },
} as const;

/** The default currency, in a sentence. `Intl` names the others. */
export const currencyMessages = {
  group: 'currency',
  texts: {
    name: 'US dollars',
    units: 'dollars',
    least: '1 dollar',
    exact: '12.50',
    sign: '$',
  },
} as const;
