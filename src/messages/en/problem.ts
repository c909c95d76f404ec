export const problemMessages = {
  group: 'problem',
  texts: {
    passwordMismatch: 'Enter the same password in both fields',
    codeUnreadable: 'Enter the digits of the code from the email',
    amountUnreadable: 'Enter an amount in {units}, like 25 or {exact}',
    notForSale: 'This is not for sale right now',
    amountNotWhole: 'Enter whole {units}, like 5 or 25',
    amountTooSmall: 'Enter at least {least}, or 0 for no donation',
    donationTooSmall: 'Enter at least {least}',
    amountTooLarge: 'Enter a smaller amount',
    orderLost:
      'We got no reply, so your order may have gone through. Send it again to find out. You will not be charged twice.',
    orderUnclear:
      'Your order may have gone through all the same. Send it again to find out. You will not be charged twice.',
    orderFailed: 'There was a problem processing your order. Please try again at another time or contact {email}',
    orderFailedAlone: 'There was a problem processing your order. Please try again at another time.',
    orderUnsent:
      'We could not prepare your order, so nothing was sent or charged. Please try again, or contact {email}',
    orderUnsentAlone: 'We could not prepare your order, so nothing was sent or charged. Please try again.',
    timedOut: 'Sorry your order timed out.',
    unexpected: 'Unexpected Error',
    replacement: ' To proceed, please update your payment information.',
    unpaid: 'This order has not been paid. You can submit your payment again.',
    signedOut: 'You were logged out, so nothing was sent. Please log in again.',
    signedOutUnsure: 'You were logged out. Log in again to find out whether your order went through.',
    viewOnly: 'This page is for viewing only, so nothing was sent.',
    tooManyRequests: 'Too many attempts. Please wait a minute, then try again. If that does not help, contact {email}',
    tooManyRequestsAlone: 'Too many attempts. Please wait a minute, then try again.',
    botCheckUnavailable:
      'The bot-protection service did not respond, so nothing was sent. Please turn off any script blockers and try again, or contact {email}',
    botCheckUnavailableAlone:
      'The bot-protection service did not respond, so nothing was sent. Please turn off any script blockers and try again.',
    botCheckUnfinished: 'The bot-protection check was not completed, so nothing was sent. Please try again.',
    paymentUnavailable:
      'We could not load the payment form. Please check your connection, turn off any content blockers and try again, or contact {email}',
    paymentUnavailableAlone:
      'We could not load the payment form. Please check your connection, turn off any content blockers and try again.',
    paymentRenewed: 'The payment form was reloaded. Please enter your payment details again.',
    upgradeUnavailable:
      "Automatic upgrade is not available for this subscription. To upgrade your subscription email us at {email} and we'll help you out.",
    upgradeUnavailableAlone: 'Automatic upgrade is not available for this subscription.',
    callFailed: 'We encountered an error. Please try again at another time or contact {email} if you need help.',
    callFailedAlone: 'We encountered an error. Please try again at another time.',
  },
} as const;

/** Keyed by the field's path in the request. */
export const requiredMessages = {
  group: 'required',
  texts: {
    renewal_consent: 'Agree to the renewal, or choose something that does not renew',
    name: 'Enter your name',
    email: 'Enter your email address',
    password: 'Enter your password',
    code: 'Enter the code from the email',
    entity: 'Choose your institution from the list',
    'password.password': 'Enter a password',
    'password.confirm': 'Enter the password again',
    'address.line1': 'Enter address line 1',
    'address.city': 'Enter a city',
    'address.city.district': 'Enter a district',
    'address.city.suburb': 'Enter a suburb or town',
    'address.city.town': 'Enter a town or city',
    'address.state': 'Enter a state',
    'address.state.province': 'Enter a province',
    'address.postcode': 'Enter a postal code',
    'address.postcode.postcode': 'Enter a postcode',
    'address.postcode.zip': 'Enter a ZIP code',
    'address.country': 'Select a country',
    size: 'Choose a size',
    recipient_name: 'Enter the name of the recipient',
    amount: 'Enter a donation amount',
    shipcode: 'Select a shipping category',
    level: 'Select a subscription level',
    term: 'Select the number of years',
    other: 'Fill in this field',
  },
} as const;
