/** The change-email page. */
export const emailWords = {
  group: 'email',
  texts: {
    title: 'Change your email',
    current: 'Current email',
    pending: 'New email, not confirmed yet',
    pendingHint:
      'Your email changes once you follow the link that we sent to the new address. Another address that you give below takes its place.',
    label: 'New email',
    hint: 'We send a link to this address. Your email stays as it is until you have followed it.',
    submit: 'Change email',
    sent: 'A confirmation email has been sent to {email}',
    ended: 'Your email stays as it is, and no other address is waiting to be confirmed.',
    tokenRefused: 'This link is not valid any more.',
    tokenRefusedHint:
      'It may have been used already, or another address has taken the place of the one it was sent to.',
    tokenRefusedPending: 'To get a new link, give the address again.',
  },
} as const;
