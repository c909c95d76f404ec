/** What an order that renews or repeats tells the reader before its button (BEYOND-216). */
export const renewalTermsMessages = {
  group: 'renewalTerms',
  texts: {
    /** Goes with the order. A host that rewords these texts also changes the version. */
    version: '2026-12',
    title: 'What renews',
    renewsOn: {
      one: 'Your subscription renews on {date}, and every year after that, for {amount}.',
      other: 'Your subscription renews on {date}, and every {count} years after that, for {amount}.',
    },
    renewsAfter: {
      one: 'Your subscription renews after its last issue, and every year after that, for {amount}.',
      other: 'Your subscription renews after its last issue, and every {count} years after that, for {amount}.',
    },
    discount: 'Today’s discount does not apply to later charges.',
    repeats: 'Your donation of {amount} is charged today and on the same day of every month.',
    method: 'We charge {method} each time.',
    methodOfOrder: 'We charge the payment method of this order each time.',
    untilCancelled: 'This continues until you cancel.',
    howToCancel: 'You can cancel at any time on {link}.',
    yourAccount: 'your account page',
    howToStop: 'You can stop at any time with the link in our email.',
    gift: 'A gift does not renew.',
    agree: 'I agree to these charges until I cancel.',
  },
} as const;

/** What an account or a receipt says about the next charge. */
export const nextChargeMessages = {
  group: 'nextCharge',
  texts: {
    subscription: 'Next charge',
    donation: 'Monthly donation',
    charged: '{amount} is due on {date}',
    chargedFrom: '{amount} is due on {date}, from {method}',
  },
} as const;

export const renewalRecordMessages = {
  group: 'renewalRecord',
  texts: {
    title: 'What renews',
    shown: 'Shown before you ordered, {time} (version {version}).',
    agreed: 'You agreed on {time}.',
  },
} as const;
