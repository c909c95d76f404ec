/** A product, and the box that puts it into the cart. */
export const productWords = {
  group: 'product',
  texts: {
    missingTitle: 'Product',
    missing: 'We could not find this product.',
    was: 'Before:',
    now: 'Now:',
    formats: 'Formats: {formats}',
    issue: 'About issue {number}',
    size: 'Size',
    quantity: 'Quantity',
    donation: 'Add a donation',
    donationHint: 'In whole dollars. 0 gives nothing.',
    add: 'Add to Cart',
    update: 'Update Cart',
    adding: 'Changing your cart',
    mayChange: 'Total may change at checkout depending on the shipping address.',
    coupon: 'Coupon {code}',
    cart: 'Your cart',
    emptyCart: 'Empty Cart',
    held: { other: '{count} in your cart' },
  },
} as const;
