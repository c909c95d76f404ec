export const invoiceMessages = {
  group: 'invoice',
  texts: {
    title: 'Invoice',
    number: 'Invoice number',
    missing: 'We could not find this invoice. Please check the link or contact {email}',
    missingAlone: 'We could not find this invoice. Please check the link.',
    amountDue: 'Amount due',
    amountPaying: 'Amount being paid',
    amountPaid: 'Amount paid',
    dueNow: 'Due now',
    payOnline: 'Pay online',
    paidOn: 'Paid on {date}.',
    print: 'Print this invoice',
    due: 'Due date',
    pastDue: 'Past due',
    terms: 'Terms',
    net: { other: 'NET {count}' },
    billedTo: 'Billed to',
    emailTo: 'Emailed to',
    address: 'Mailed to',
    gifts: 'Gifts',
    offline: 'Check or wire',
    checkOrWire: 'Please pay this invoice by check or wire.',
    paid: 'This invoice has been paid.',
    receipt: 'Show the receipt',
    outdated: 'Show the current invoice',
    coupon: 'Coupon',
    loadingPayment: 'Loading the payment',
    processing:
      'Your order is currently being processed. As soon as your payment has gone through, an email will be sent to your email address with your receipt.',
    failed:
      'You order failed to completed due to the following error: {message}. You can attempt to pay again by clicking Proceed to Payment below.',
  },
} as const;

export const receiptMessages = {
  group: 'receipt',
  texts: {
    title: 'Receipt',
    number: 'Receipt number',
    print: 'Print this receipt',
    loadingNext: 'Loading the next steps',
    nextFailed: 'We could not load the next steps.',
    thanks: 'Thank you. Your order is complete.',
    redeemed: 'Subscription redeemed',
    mailed: 'A confirmation email was sent to {address}.',
    name: 'Buyer',
    email: 'Email',
    date: 'Date',
    missing: 'We could not find this receipt. Please check the link or contact {email}',
    missingAlone: 'We could not find this receipt. Please check the link.',
  },
} as const;

/** Shared by receipts and invoices. */
export const documentMessages = {
  group: 'document',
  texts: {
    seller: 'Sold by',
    details: 'Details',
    billing: 'Billing address',
    shipping: 'Ships to',
    payment: 'Paid with',
    endingIn: '{method} ending in {number}',
    card: 'Card',
    bank: 'Bank account',
    wallet: 'Digital wallet',
    check: 'Check',
    wire: 'Wire transfer',
    free: 'Nothing to pay',
    includes: 'Includes {tax}',
  },
} as const;
