export const giftsMessages = {
  group: 'gifts',
  texts: {
    lead: 'Send each link to its recipient. Anyone with a link can redeem that gift.',
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

/** The result of resending a gift link. */
export const giftOutcomeMessages = {
  group: 'giftOutcome',
  texts: {
    done: 'We emailed you the link to your gift again.',
    refused: 'The link to your gift was not sent again.',
    contradicted: 'The link to your gift was not sent again, though you asked for it.',
    unsure: 'The link to your gift may not have been sent again.',
    tooMany: 'It was sent too many times. Please wait an hour, then try again.',
  },
} as const;
