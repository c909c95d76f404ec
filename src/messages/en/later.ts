/** Words that the specification gives for pages still to come; no page carries them yet. */
export const later = {
  common: {
    cancel: 'Cancel',
    change: 'Change',
    loadingPage: 'Loading this page',
    areYouSure: 'Are you sure?',
    ok: 'Ok',
  },
  subscribe: {
    purpose: 'Who is it for',
    personal: 'A subscription for yourself',
  },
  donation: {
    process: 'How often',
    onetime: 'One time',
    monthly: 'Monthly',
    monthlyNote: 'A monthly donation charges the same amount every month.',
    friend: 'Friend',
    supporter: 'Supporter',
    sponsor: 'Sponsor',
    patron: 'Patron',
    other: 'Another amount',
  },
  purchaser: {
    passwordToManage: 'In order to manage your subscription you will need to set up a password.',
  },
  address: {
    recipient: 'Recipient name',
    unneeded: 'You do not currently have a subscription that requires shipping to an address in this category.',
    digital: 'You currently have a digital subscription so an address is not required.',
  },
  checkout: {
    title: 'Check Out',
    emptyCart: 'Your cart is empty',
  },
  receipt: {
    number: 'Receipt number',
  },
  invoice: {
    created: 'Date',
    due: 'Due date',
    pastDue: 'Past due',
    terms: 'Terms',
    net: 'NET {days}',
    billedTo: 'Billed to',
    checkOrWire: 'Please pay this invoice by check or wire.',
  },
  page: {
    callFailed: 'We encountered an error. Please try again at another time or contact {email} if you need help.',
    callFailedAlone: 'We encountered an error. Please try again at another time.',
    returnToSettings: 'Return to settings',
    viewOnly: 'This page is for viewing only. Many links and buttons will not work.',
  },
} as const;
