/** The order history. */
export const historyWords = {
  group: 'history',
  texts: {
    empty: 'You have not bought anything yet.',
    store: 'Browse the store',
    receipt: 'Receipt',
    numberedReceipt: 'Receipt {number}',
    invoice: 'Invoice',
    numberedInvoice: 'Invoice {number}',
    paid: 'Paid',
    due: 'Due',
    'past-due': 'Past due',
    processing: 'Processing',
    failed: 'Payment failed',
    refunded: 'Refunded',
    more: 'Show earlier orders',
    loading: 'Loading earlier orders',
    shown: { one: '1 more shown', other: '{count} more shown' },
    none: 'There are no earlier orders.',
  },
} as const;
