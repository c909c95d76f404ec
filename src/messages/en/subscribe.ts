/** Whom a subscription is for, and where a gift goes. */
export const giftWords = {
  group: 'gift',
  texts: {
    purpose: 'Who is it for',
    personal: 'A subscription for yourself',
    gift: 'A gift subscription',
    giftHint: 'Whoever you give it to redeems it, and says then where it is to be sent.',
    quantity: 'How many gifts',
    recipient: 'Recipient',
    toGiver: 'I will pass it on myself',
    toGiverHint: 'Whatever else you order here comes to you.',
    toRecipient: 'Somebody else is to receive it',
    toRecipientHint: 'Whatever else you order here goes to them, too.',
    recipientName: 'Recipient name',
  },
} as const;
