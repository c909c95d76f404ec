/** The way to an account that is there already. */
export const logInFirstWords = {
  group: 'logInFirst',
  texts: {
    question: 'Do you have an account already?',
    link: 'Log in and come back here',
  },
} as const;
