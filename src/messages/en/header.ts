/** The header of every page, and what its modules open (SHELL-1, SHELL-6). */
export const headerWords = {
  group: 'header',
  texts: {
    menu: 'Menu',
    archive: 'Archive',
    account: 'Account',
    login: 'Log in',
    print: 'Print',
    issues: 'Issues',
    store: 'Store',
    subscribe: 'Subscribe',
    institutions: 'Institutional access',
    settings: 'Your account',
  },
} as const;
