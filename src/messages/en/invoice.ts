/** An invoice. */
export const invoiceWords = {
  group: 'invoice',
  texts: {
    title: 'Invoice',
    number: 'Invoice number',
    missing: 'We could not find this invoice. Please check the link or contact {email}',
    missingAlone: 'We could not find this invoice. Please check the link.',
    due: 'Due date',
    pastDue: 'Past due',
    terms: 'Terms',
    net: { other: 'NET {count}' },
    billedTo: 'Billed to',
    emailTo: 'Sent to',
    address: 'Sent by post to',
    gifts: 'Gifts',
    offline: 'Check or wire',
    checkOrWire: 'Please pay this invoice by check or wire.',
    paid: 'This invoice has been paid.',
    receipt: 'Show the receipt',
    outdated: 'Show the invoice as it stands now',
    coupon: 'Coupon',
    loadingPayment: 'Loading the payment',
    processing:
      'Your order is currently being processed. As soon as your payment has gone through, an email will be sent to your email address with your receipt.',
    failed:
      'You order failed to completed due to the following error: {message}. You can attempt to pay again by clicking Proceed to Payment below.',
  },
} as const;

/** A receipt. */
export const receiptWords = {
  group: 'receipt',
  texts: {
    title: 'Receipt',
    thanks: 'Thank you. Your order is complete.',
    redeemed: 'Subscription redeemed',
    mailed: 'A confirmation email was sent to {address}.',
    name: 'Name',
    email: 'Email',
    date: 'Date',
    missing: 'We could not find this receipt. Please check the link or contact {email}',
    missingAlone: 'We could not find this receipt. Please check the link.',
  },
} as const;
