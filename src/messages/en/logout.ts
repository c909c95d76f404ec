/** Logging out, on its own page and elsewhere. */
export const logoutWords = {
  group: 'logout',
  texts: {
    title: 'Log out',
    loggedInAs: 'You are logged in as {name}.',
    submit: 'Log out',
    sending: 'Logging you out',
    done: 'You are logged out.',
    loggedOut: 'You are not logged in.',
    login: 'Log in',
  },
} as const;
