/** What goes with a gift. */
export const giftNoteWords = {
  group: 'giftNote',
  texts: {
    day: 'For {date}',
  },
} as const;

/** Where the gifts that somebody gave stand, while they load. */
export const giftSectionWords = {
  group: 'giftSection',
  texts: {
    title: 'Your gifts',
    loading: 'Loading your gifts',
    failed: 'Your gifts could not be loaded.',
  },
} as const;

/** The gifts that somebody gave, and what can be done with the link of each. */
export const giftsWords = {
  group: 'gifts',
  texts: {
    lead: 'Pass each link on to the person it is for. Whoever has a link can redeem that gift.',
    recipient: 'For {name}',
    scheduled: 'Scheduled',
    sent: 'Sent to you',
    sentOn: 'Sent to you on {date}',
    opened: 'Opened',
    openedOn: 'Opened on {date}',
    redeemed: 'Redeemed',
    redeemedOn: 'Redeemed on {date}',
    copy: 'Copy link',
    copied: 'Copied',
    notCopied: 'Your browser did not copy the link. You can select it here.',
    link: 'Link to the gift',
    mail: 'Email link',
    mailSubject: 'A gift from {name}',
    mailText: 'I have given you a subscription to {journal}. Open this link to redeem it:',
    print: 'Print card',
    resend: 'Send again',
    resending: 'Sending',
    showAll: { other: 'Show all {count} gifts' },
  },
} as const;

/** What came of mailing a gift again. */
export const giftOutcomeWords = {
  group: 'giftOutcome',
  texts: {
    done: 'We emailed you the link to your gift again.',
    refused: 'The link to your gift was not sent again.',
    contradicted: 'The link to your gift was not sent again, though you asked for it.',
    unsure: 'The link to your gift may not have been sent again.',
  },
} as const;

/** The button that shows the card of a gift, while the card loads. */
export const giftPreviewWords = {
  group: 'giftPreview',
  texts: {
    preview: 'Preview',
    loading: 'Loading the card',
    failed: 'The card could not be loaded.',
  },
} as const;

/** A gift as a card, on the screen and on paper. */
export const giftCardWords = {
  group: 'giftCard',
  texts: {
    dialog: 'Gift card',
    previewTitle: 'What the recipient will see',
    previewHint: 'The QR code and the link follow once the gift is paid for.',
    close: 'Close',
    print: 'Print',
    heading: 'A gift for you',
    headingNamed: 'A gift for {name}',
    from: 'From {name}',
    subscription: 'A subscription to {journal}',
    scan: 'Scan the code or open this link to redeem your gift:',
    code: 'QR code of the gift',
    codeFailed: 'The QR code could not be drawn.',
    codeLater: 'QR code',
  },
} as const;
