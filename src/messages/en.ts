import { page, problem, required } from './en-problems.ts';

/**
 * The reader's words in English. Where the specification gives a text it stands here letter for letter.
 * A text ending in `Alone` is said instead of its namesake where the host gives no support address.
 */
export const en = {
  common: {
    optional: 'optional',
    error: 'Error:',
    titlePrefix: 'Error:',
    problemTitle: 'There is a problem',
    show: 'Show',
    hide: 'Hide',
    showLabel: 'Show {label}',
    hideLabel: 'Hide {label}',
    decrease: 'Decrease {label}',
    increase: 'Increase {label}',
    atMost: '{maximum} at most',
    atLeast: '{minimum} at least',
    currencySign: '$',
    free: 'FREE',
    cancel: 'Cancel',
    back: 'Back',
    change: 'Change',
    edit: 'Edit',
    loadingPage: 'Loading this page',
    tryAgain: 'Try again',
    areYouSure: 'Are you sure?',
    ok: 'Ok',
  },

  subscribe: {
    title: 'Subscribe',
    level: 'Select a Subscription Level',
    adjust: 'Adjust Subscription',
    donation: 'Leave a Donation',
    benefits: 'What do I get with this subscription',
    swag: 'Add Swag',
    shipping: 'Shipping Category',
    years: 'Years',
    purpose: 'Who is it for',
    personal: 'A subscription for yourself',
    gift: 'A gift subscription',
    existingAccount:
      'You already have an account. To give a subscription choose the gift option, or renew your own subscription.',
    renew: 'Renew your subscription',
    renewNote: 'Your subscription will renew at the end of your cycle, but you can cancel at any time.',
  },

  level: {
    low: 'Student',
    high: 'Standard',
    lowHint: 'For people who cannot afford the regular rate.',
    highHint: 'The regular rate.',
  },

  medium: {
    print: 'Print and digital',
    digital: 'Digital only',
    printHint: 'A print issue may take up to 4 weeks to arrive.',
    digitalHint: 'Digital formats (PDF/EPUB) are available only after release.',
  },

  term: {
    '1year': '1 year',
    '2year': '2 years',
    '3year': '3 years',
    lifetime: 'Lifetime',
    issues: '{count} issues',
    lifetimeIssues: 'Every new issue',
  },

  zone: {
    'ship-a': 'United States',
    'ship-b': 'Canada',
    'ship-c': 'International',
    shippingPrice: '{price} shipping',
    shippingIncluded: 'No charge for shipping',
  },

  benefit: {
    issues: '{count} new issues per year',
    archive: 'Access to the back archive',
    files: 'DRM-free PDFs',
  },

  donation: {
    amount: 'Donation amount',
    amountHint: 'In US dollars. Leave it at 0 to give nothing.',
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

  coupon: {
    apply: 'Apply Coupon',
    remove: 'Remove Coupon',
    cannotApply: 'Cannot Apply Coupon',
    applied: 'CODE APPLIED',
    notApplied: 'CODE NOT APPLIED',
    unable: 'Unable to apply coupon {code}',
    notForNew: 'This coupon does not apply to new subscriptions.',
    notForRenewals: 'This coupon does not apply to subscription renewals.',
    notCovered:
      'Coupon does not apply to this subscription. If you would like to use this coupon, please change your subscription settings via the following form.',
  },

  purchaser: {
    title: 'Your details',
    name: 'Name',
    email: 'Email',
    emailHint: 'We send your receipt to this address.',
    password: 'Password',
    passwordHint: 'You need a password to manage your subscription.',
    confirm: 'Confirm password',
    passwordToManage: 'In order to manage your subscription you will need to set up a password.',
  },

  address: {
    subscription: 'Subscription Address',
    mailing: 'Mailing Address',
    recipient: 'Recipient name',
    line1: 'Address line 1',
    line2: 'Address line 2',
    city: 'City',
    state: 'State',
    postcode: 'Postcode',
    country: 'Country',
    chooseState: 'Select a state',
    chooseCountry: 'Select a country',
    unneeded: 'You do not currently have a subscription that requires shipping to an address in this category.',
    digital: 'You currently have a digital subscription so an address is not required.',
  },

  checkout: {
    title: 'Check Out',
    complete: 'Complete Your Order',
    freeOrder: 'Your order is free. No payment is required.',
    botNotice: 'This site is protected by a bot-protection service.',
    terms: 'Terms of sale',
    emptyCart: 'Your cart is empty',
    existingPayment: 'Use Existing Payment',
    newPayment: 'Use New Payment',
    saveCard: 'Save Card on Account',
    paymentMethod: 'Payment',
    paymentForm: 'Card or bank account',
    loadingPayment: 'Loading the payment form',
    retryPayment: 'Load the payment form again',
  },

  submit: {
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

  status: {
    loading: 'Sending your order.',
    paymentReady: 'The payment form is ready.',
    sending: 'Processing your payment.',
    completing: 'Your order is being completed. Please keep this page open.',
    stillCompleting: 'Still completing your order.',
    connectionLost: 'Connection lost, still checking.',
    checking: 'Checking your order.',
    completed: 'Order Successful',
  },

  review: {
    title: 'Your order',
    item: 'Item',
    quantity: 'Qty',
    amount: 'Amount',
    times: '{quantity} ×',
    personal: 'Personal Subscription',
    gifts: 'Gift Subscriptions',
    donation: 'Donation',
    shipped: 'Items for Shipping',
    digital: 'Digital Items',
    shipping: 'Shipping',
    discount: 'Discount',
    listPrice: 'List Price',
    total: 'Total',
    empty: 'Nothing is chosen yet.',
  },

  receipt: {
    title: 'Receipt',
    thanks: 'Thank you. Your order is complete.',
    name: 'Name',
    email: 'Email',
    date: 'Date',
    number: 'Receipt number',
    print: 'Print this page',
    missing: 'We could not find this receipt. Please check the link or contact {email}',
    missingAlone: 'We could not find this receipt. Please check the link.',
  },

  invoice: {
    title: 'Invoice',
    number: 'Invoice number',
    created: 'Date',
    due: 'Due date',
    pastDue: 'Past due',
    terms: 'Terms',
    net: 'NET {days}',
    billedTo: 'Billed to',
    checkOrWire: 'Please pay this invoice by check or wire.',
    processing:
      'Your order is currently being processed. As soon as your payment has gone through, an email will be sent to your email address with your receipt.',
    failed:
      'You order failed to completed due to the following error: {message}. You can attempt to pay again by clicking Proceed to Payment below.',
  },

  required,
  problem,
  page,
} as const;
