/** The login on a page that asks for one. */
export const loginHereWords = {
  group: 'loginHere',
  texts: {
    loading: 'Loading the login',
    failed: 'The login could not be loaded.',
    retry: 'Try again',
  },
} as const;
