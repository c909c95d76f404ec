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

export const footerWords = {
  group: 'footer',
  texts: {
    links: 'More from the journal',
    institutions: 'Institutional subscriptions',
    mailingList: 'Mailing list',
  },
} as const;

export const mailingListWords = {
  group: 'mailingList',
  texts: {
    label: 'Email address',
    submit: 'Sign up',
    sending: 'Signing you up',
    done: 'Thank you. You have been added to our mailing list.',
  },
} as const;
