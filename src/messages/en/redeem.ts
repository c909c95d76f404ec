export const redeemWords = {
  group: 'redeem',
  texts: {
    title: 'Redeem a gift',
    lead: '{name} has given you a subscription.',
    gift: 'Your gift',
    level: 'Level',
    term: 'Term',
    delivery: 'Delivery',
    given: 'Included in your gift.',
    closed: 'Not available without an upgrade.',
    misaligned:
      'This gift is delivered differently from your current subscription. Your delivery will change between cycles.',
    upgradeRequired: 'This delivery needs an upgrade.',
    emailHint: 'We send a confirmation to this address.',
    giftLine: 'Gift subscription',
    withoutAccount: 'Redeem without an account',
    device: 'On another device',
    deviceHint: 'Scan the code to open this page there. Anyone with the code can redeem the gift.',
    code: 'QR code of this page',
    codeFailed: 'We could not show the QR code.',
  },
} as const;

/** A gift that was already redeemed or cannot be redeemed. */
export const giftOverWords = {
  group: 'giftOver',
  texts: {
    redeemed: 'This gift has already been redeemed. If you believe this is an error, please contact {email}',
    redeemedAlone: 'This gift has already been redeemed.',
    unsure:
      'You may have redeemed it yourself: this page sent an order and got no reply. If so, a confirmation email is on its way, and the subscription is in your account.',
    notFound: 'We could not find this gift. Please check the link or contact {email}',
    notFoundAlone: 'We could not find this gift. Please check the link.',
    closed: 'This gift cannot be redeemed. If you believe this is an error, please contact {email}',
    closedAlone: 'This gift cannot be redeemed.',
    done: 'Subscription redeemed',
    mailed: 'A confirmation email was sent to {address}.',
    mailedAlone: 'A confirmation email was sent.',
    account: 'Go to your account',
  },
} as const;
