export const storeWords = {
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

export const editionWords = {
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

export const backIssueWords = {
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
