/** The footer of every page (SHELL-6). */
export const footerWords = {
  group: 'footer',
  texts: {
    links: 'More of the journal',
    institutions: 'Institutional subscriptions',
    mailingList: 'Mailing list',
  },
} as const;
