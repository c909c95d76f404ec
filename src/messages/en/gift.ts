export const giftMessages = {
  group: 'gift',
  texts: {
    purpose: 'Who is it for',
    personal: 'A subscription for yourself',
    gift: 'A gift subscription',
    giftHint: 'The recipient redeems it and chooses where it is sent.',
    quantity: 'How many gifts',
    recipient: 'Recipient',
    toGiver: 'I will pass it on myself',
    toGiverHint: 'Anything else you order here is sent to you.',
    toRecipient: 'Send it to someone else',
    toRecipientHint: 'Anything else you order here is sent to them, too.',
    recipientName: 'Recipient name',
    note: 'A message with your gift',
    message: 'Message',
    messageHint: 'Plain text, at most 250 characters.',
    day: 'Delivery date',
    dayHint: 'We email you the link to your gift on this date. Leave it empty to get it right away.',
    tooLong: 'Shorten your message to 250 characters',
    unreadableDay: 'Enter a complete date',
    past: 'Choose today or a later date',
    tooFar: 'Choose a date within a year',
  },
} as const;

export const giftSectionMessages = {
  group: 'giftSection',
  texts: {
    title: 'Your gifts',
    loading: 'Loading your gifts',
    failed: 'We could not load your gifts.',
  },
} as const;

export const giftPreviewMessages = {
  group: 'giftPreview',
  texts: {
    preview: 'Preview',
    loading: 'Loading the card',
    failed: 'We could not load the card.',
  },
} as const;

export const giftNoteMessages = {
  group: 'giftNote',
  texts: {
    day: 'For {date}',
  },
} as const;

export const redeemMessages = {
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
    chargedLater: 'Autorenew is on. We charge you only when your own issues and those of the gift have run out.',
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
export const giftOverMessages = {
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
