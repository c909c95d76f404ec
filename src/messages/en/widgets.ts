export const headerMessages = {
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

export const footerMessages = {
  group: 'footer',
  texts: {
    links: 'More from the journal',
    institutions: 'Institutional subscriptions',
    mailingList: 'Mailing list',
  },
} as const;

/** The link to the page, and the page's title. European law gives the words (BEYOND-211). */
export const withdrawalLinkMessages = {
  group: 'withdrawalLink',
  texts: { link: 'Withdraw from contract here' },
} as const;

export const mailingListMessages = {
  group: 'mailingList',
  texts: {
    label: 'Email address',
    submit: 'Sign up',
    sending: 'Signing you up',
    done: 'Thank you. You have been added to our mailing list.',
  },
} as const;

export const shareMessages = {
  group: 'share',
  texts: {
    twitter: 'Share on Twitter',
    facebook: 'Share on Facebook',
    newWindow: 'opens a new window',
    printView: 'Print view',
    shown: 'This is how the article prints.',
    print: 'Print',
  },
} as const;

export const postNavigationMessages = {
  group: 'postNavigation',
  texts: {
    contents: 'Contents',
    footnotes: 'Notes',
    note: 'Note {number}',
    toReference: 'Back to note {number} in the text',
    close: 'Close',
  },
} as const;

export const dropdownMessages = {
  group: 'dropdown',
  texts: {
    matches: { one: '1 match', other: '{count} matches' },
    more: { other: '{count} more. Type more letters to see them.' },
    mismatch: 'Choose one from the list',
  },
} as const;

export const botCheckMessages = {
  group: 'botCheck',
  texts: { title: 'Confirm that you are a person', cancel: 'Cancel' },
} as const;

export const debugMessages = {
  group: 'debug',
  texts: {
    title: 'Debug: what this page is doing',
    machines: 'Machines',
    events: 'Latest events, newest first',
    copyLink: 'Copy link',
    copied: 'Copied the link to a story of this state.',
    openStory: 'Open this state in Storybook',
  },
} as const;
