/** What is ordered and what it comes to. */
export const reviewWords = {
  group: 'review',
  texts: {
    title: 'Your order',
    item: 'Item',
    quantity: 'Qty',
    amount: 'Amount',
    personal: 'Personal Subscription',
    gifts: 'Gift Subscriptions',
    donation: 'Donation',
    onetimeDonation: 'One-time donation',
    monthlyDonation: 'Monthly donation',
    subscription: '{level} · {medium} · {term}',
    product: '{name} · {size}',
    shipped: 'Items for Shipping',
    digital: 'Digital Items',
    shipping: 'Shipping',
    discount: 'Discount',
    listPrice: 'List Price',
    total: 'Total',
    empty: 'Nothing is chosen yet.',
  },
} as const;

/** On which terms. */
export const termsWords = {
  group: 'checkout',
  texts: {
    terms: 'Terms of sale:',
  },
} as const;
