export const setupMessages = {
  group: 'setup',
  texts: {
    title: 'Set Up or Reset Password',
    hint: 'We will email you a link. It works once, within an hour.',
    submit: 'Send the link',
    again: 'Use another email address',
    back: 'Back to the password login',
  },
} as const;

export const signInCodeMessages = {
  group: 'signInCode',
  texts: {
    hint: 'We will email you a one-time login code.',
    request: 'Send the code',
    requesting: 'Sending the code',
    sentTo: 'We sent a code to {address}. It can take a minute to arrive.',
    label: 'Code',
    another: 'Request another code',
  },
} as const;

export const institutionMessages = {
  group: 'institution',
  texts: {
    hint: 'Log in through your library, college or other institution.',
    label: 'Your institution',
    labelHint: 'Type the first letters of its name.',
    submit: 'Log in through your institution',
    loading: 'Loading the institutions',
    failed: 'We could not load the list of institutions. You can still choose yours on the next page.',
    searchFailed: 'We could not load the institution search. You can still choose yours on the next page.',
    elsewhere: 'Choose your institution on the next page',
    leaving: 'Taking you to your institution',
  },
} as const;
