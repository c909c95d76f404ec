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
    inUse: '{address} stays in use until you open the link in it.',
    notChanged: 'Your email was not changed',
    still: '{address} is still in use, and no other address is waiting. You can send the new one again.',
    unsure: 'Your email may not have been changed',
    ended: 'Your email stays as it is, and no other address is waiting to be confirmed.',
  },
} as const;
