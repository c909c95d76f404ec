export const storeMessages = {
  group: 'store',
  texts: {
    title: 'Store',
    lead: 'Issues of {journal}, and things to go with them.',
    products: 'Products',
    issues: 'Issues',
    allIssues: 'All back issues',
    nothing: 'Nothing is for sale right now. Please check back soon.',
    sizes: 'Sizes: {sizes}',
  },
} as const;

export const editionMessages = {
  group: 'edition',
  texts: {
    number: 'Issue {number}',
    print: 'Print',
    digital: 'Digital',
    formats: 'Digital ({formats})',
    comesOut: 'Comes out on {date}',
    outOfPrint: 'No longer sold',
    posting: 'A print issue may take up to 4 weeks to arrive.',
    afterRelease: 'Digital formats (PDF, EPUB) are available only after an issue is released.',
    advance: 'You can order it now. We mail it when the issue comes out on {date}.',
    notReleased: 'You can buy it from {date}, when the issue comes out.',
  },
} as const;

export const backIssueMessages = {
  group: 'backIssues',
  texts: {
    title: 'Back issues',
    none: 'There are no issues yet.',
    buy: 'Buy this issue',
    read: 'Read this issue',
    readAs: 'Read {title} as {format}',
    contents: 'Contents',
    missing: 'We could not find this issue.',
    all: 'All back issues',
  },
} as const;

export const productMessages = {
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
    donationHint: 'In whole {units}. Enter 0 for none.',
    add: 'Add to Cart',
    update: 'Update Cart',
    adding: 'Updating your cart',
    mayChange: 'Total may change at checkout depending on the shipping address.',
    coupon: 'Coupon {code}',
    cart: 'Your cart',
    emptyCart: 'Empty Cart',
    held: { other: '{count} in your cart' },
  },
} as const;

export const swagMessages = {
  group: 'swag',
  texts: {
    none: 'None',
    add: 'Add',
    soldOut: 'OUT OF STOCK',
    low: { other: 'Only {count} left' },
    quantity: 'Quantity of {name}',
    wholeNumber: 'Whole numbers only',
  },
} as const;

export const productsMessages = {
  group: 'swag',
  texts: {
    loading: 'Loading the products',
    failed: 'We could not load the products.',
  },
} as const;

export const cartMessages = {
  group: 'cart',
  texts: {
    title: 'Your cart',
    empty: 'Your cart is empty',
    subtotal: 'Subtotal',
    gift: 'Gift subscription',
    unshipped: 'Not shipped',
    insteadOf: 'instead of',
    more: 'One more of {name}',
    fewer: 'One fewer of {name}',
    remove: 'Remove',
    removeLine: 'Remove {name}',
    changed: '{name}: {quantity}. Total {total}',
    removed: '{name} was removed. Total {total}',
    invoiced: 'This cart already has an invoice. You can pay it, but not change it.',
    paid: 'Your last order is paid.',
    debited: 'Your last order is placed, and your payment is on its way.',
    receipt: 'See the receipt',
    invoice: 'See the invoice',
    ofLine: '{name}: {why}',
    stale: 'Reload the cart',
    counter: 'Cart',
    counterLabel: { other: 'Cart, {count} in it' },
  },
} as const;

export const cartCheckoutMessages = {
  group: 'cartCheckout',
  texts: {
    title: 'Check Out',
    category: 'Shipping Category',
    categoryNote: 'Prices are for {category}. If you ship elsewhere, you see the new total before you pay.',
    where: 'Where to send it',
    own: 'Send it to me',
    same: 'The same address as the subscription',
    recipient: 'Send it to another recipient',
    recipientName: 'Name of the recipient',
    giftees: 'Recipients',
    held: 'You cannot pay for this cart right now. Please check again.',
    unanswered:
      'We got no reply to your last order, so it may have gone through. Please look for a receipt in your email before you order again.',
    waiting: 'Updating your cart.',
  },
} as const;
