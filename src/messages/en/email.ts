export const emailWords = {
  group: 'email',
  texts: {
    title: 'Change your email',
    current: 'Current email',
    pending: 'New email, not confirmed yet',
    pendingHint:
      'Your email changes once you open the link we sent to the new address. Enter another address below to replace it.',
    label: 'New email',
    hint: 'We will send a link to this address. Your email does not change until you open that link.',
    submit: 'Change email',
    sent: 'A confirmation email has been sent to {email}',
    inUse: '{address} stays in use until you open the link in it.',
    notChanged: 'Your email was not changed',
    still: 'Your email is still {address}, and no change is pending. You can send the new one again.',
    unsure: 'Your email may not have been changed',
    ended: 'Your email stays the same, and no change is pending.',
  },
} as const;
