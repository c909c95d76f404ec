/** The page that redeems a gift. */
export const redeemWords = {
  group: 'redeem',
  texts: {
    title: 'Redeem a gift',
    lead: '{name} has given you a subscription.',
    gift: 'Your gift',
    level: 'Level',
    term: 'Term',
    delivery: 'Delivery',
    given: 'What you were given.',
    closed: 'Not available without an upgrade.',
    misaligned:
      'This gift is delivered differently from your current subscription. Your delivery will change between cycles.',
    upgradeRequired: 'This delivery needs an upgrade.',
    giftLine: 'Gift subscription',
    withoutAccount: 'Redeem without an account',
    device: 'On another device',
    deviceHint: 'Scan the code to open this page there. Whoever has the code can redeem the gift.',
    code: 'QR code of this page',
    codeFailed: 'The QR code could not be drawn.',
  },
} as const;

/** A gift that is redeemed, or that cannot be. */
export const giftOverWords = {
  group: 'giftOver',
  texts: {
    redeemed: 'This gift has already been redeemed. If you believe this is an error, please contact {email}',
    redeemedAlone: 'This gift has already been redeemed.',
    unsure:
      'It may have been redeemed by you: an order was sent from this page, and its answer did not come. If it was, a confirmation email is on its way to you, and the subscription is in your account.',
    notFound: 'We could not find this gift. Please check the link or contact {email}',
    notFoundAlone: 'We could not find this gift. Please check the link.',
    closed: 'This gift cannot be redeemed. If you believe this is an error, please contact {email}',
    closedAlone: 'This gift cannot be redeemed.',
    done: 'Subscription redeemed',
    mailed: 'A confirmation email was sent to {address}.',
    account: 'Go to your account',
  },
} as const;
