export const purchaserWords = {
  group: 'purchaser',
  texts: {
    title: 'Your details',
    name: 'Name',
    email: 'Email',
    nameHint: 'The name on your account. {link}',
    changeName: 'Change name',
    emailHint: 'We send your receipt to this address.',
    password: 'Password',
    passwordHint: 'You need a password to manage your subscription.',
    confirm: 'Confirm password',
    account: 'Your account',
    passwordToManage: 'In order to manage your subscription you will need to set up a password.',
  },
} as const;

export const addressWords = {
  group: 'address',
  texts: {
    subscription: 'Subscription Address',
    mailing: 'Mailing Address',
    line1: 'Address line 1',
    line2: 'Address line 2',
    city: 'City',
    'city.district': 'District',
    'city.suburb': 'Suburb or town',
    'city.town': 'Town or city',
    state: 'State',
    'state.area': 'Area',
    'state.county': 'County',
    'state.department': 'Department',
    'state.district': 'District',
    'state.emirate': 'Emirate',
    'state.island': 'Island',
    'state.parish': 'Parish',
    'state.prefecture': 'Prefecture',
    'state.province': 'Province',
    'state.region': 'Region',
    'state.other': 'State, province or region',
    postcode: 'Postal code',
    'postcode.eircode': 'Eircode',
    'postcode.pin': 'PIN code',
    'postcode.postcode': 'Postcode',
    'postcode.zip': 'ZIP code',
    country: 'Country',
    choice: 'Which address',
    keep: 'Keep the address on record',
    other: 'Use another address',
    otherCategory: 'Your shipping category changes to {category}, as on your account.',
    loadingCountries: 'Loading the countries',
    countriesFailed: 'We could not load the countries, so you cannot enter an address.',
    chooseState: 'Select from the list',
    chooseCountry: 'Select a country',
  },
} as const;

export const couponWords = {
  group: 'coupon',
  texts: {
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
} as const;

export const quantityWords = {
  group: 'common',
  texts: {
    decrease: 'Decrease {label}',
    increase: 'Increase {label}',
    atMost: '{maximum} at most',
    atLeast: '{minimum} at least',
  },
} as const;

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
    product: '{name}, {size}',
    shipped: 'Items for Shipping',
    digital: 'Digital Items',
    shipping: 'Shipping',
    discount: 'Discount',
    listPrice: 'List Price',
    total: 'Total',
    empty: 'Nothing chosen yet.',
  },
} as const;

export const summaryWords = {
  group: 'orderSummary',
  texts: {
    total: 'Order total',
    said: 'Order total {total}',
    items: { one: '{count} item', other: '{count} items' },
    edit: 'Edit',
  },
} as const;

export const termsWords = {
  group: 'checkout',
  texts: {
    terms: 'Terms of sale:',
  },
} as const;

/** Shown after an order was added to the cart. */
export const reviewPanelWords = {
  group: 'reviewPanel',
  texts: {
    added: 'Added to your cart',
    browse: 'Browse the store',
    checkout: 'Check out',
  },
} as const;
