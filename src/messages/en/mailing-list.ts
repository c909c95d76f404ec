/** The widget that signs up to the mailing list (ENTRY-5). */
export const mailingListWords = {
  group: 'mailingList',
  texts: {
    label: 'Email address',
    submit: 'Sign up',
    sending: 'Signing you up',
    done: 'Thank you. You have been added to our mailing list.',
  },
} as const;
