/** The way back in where a session has ended under a form. */
export const signInAgainWords = {
  group: 'signInAgain',
  texts: {
    link: 'Log in again in a new tab',
    hint: 'What you have typed stays here. When you are logged in, come back to this tab and send it again.',
  },
} as const;
