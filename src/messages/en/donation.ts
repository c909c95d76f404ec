export const donationMessages = {
  group: 'donation',
  texts: {
    amount: 'Donation amount',
    amountHint: 'In {currency}. Leave it empty for no donation.',
  },
} as const;

export const donateMessages = {
  group: 'donation',
  texts: {
    title: 'Donate',
    lead: 'Subscriptions pay for paper and post. Donations pay for the writing.',
    process: 'How often',
    onetime: 'One time',
    monthly: 'Monthly',
    monthlyNote: 'You pay the same amount every month.',
    size: 'How much',
    donateAmount: 'Amount',
    monthlyAmount: 'Monthly amount',
    donateAmountHint: 'In {currency}.',
    perMonth: '{amount} monthly',
    linkRefused: 'We could not read the amount in your link. We entered {amount} instead.',
    donor: 'About you',
    recipient: 'In the name of',
    recipientHint: 'To give in someone else’s name, enter it here.',
    address: 'Your address',
    addressNote: 'Leave it empty if you need nothing by mail.',
    asAccount: 'You are giving as {name}, {account}.',
  },
} as const;

/** Shown wherever a monthly donation is ordered (BEYOND-31). */
export const monthlyChargeMessages = {
  group: 'donation',
  texts: {
    monthlyCharge: 'Your monthly donation: we charge {amount} today, then every month until you stop it.',
  },
} as const;

/** The default donation tiers (DONATE-8). Hosts can set their own. */
export const tierMessages = {
  group: 'tier',
  texts: {
    friend: 'Friend',
    supporter: 'Supporter',
    sponsor: 'Sponsor',
    patron: 'Patron',
  },
} as const;
