export const giftCardMessages = {
  group: 'giftCard',
  texts: {
    dialog: 'Gift card',
    previewTitle: 'What the recipient will see',
    previewHint: 'The QR code and the link appear once the gift is paid for.',
    close: 'Close',
    print: 'Print',
    heading: 'A gift for you',
    headingNamed: 'A gift for {name}',
    from: 'From {name}',
    subscription: 'A subscription to {journal}',
    scan: 'Scan the code or open this link to redeem your gift:',
    code: 'QR code of the gift',
    codeFailed: 'We could not show the QR code.',
    codeLater: 'QR code',
  },
} as const;
