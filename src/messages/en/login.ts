export const loginMessages = {
  group: 'login',
  texts: {
    heading: 'Log in',
    ways: 'Ways to log in',
    password: 'Password Login',
    email: 'Email Code',
    google: 'Google Account',
    openAthens: 'Institutional Access',
    emailLabel: 'Email address',
    passwordLabel: 'Password',
    submit: 'Log in',
    sending: 'Logging you in',
    done: 'You are logged in.',
    setupHint: 'To set up or reset your password, {link}',
    goHere: 'go here',
    googleHint: 'You log in with Google, then come back here.',
    googleLink: 'Log in with Google',
  },
} as const;

export const logoutMessages = {
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
