/** Said by the debug widget, to whoever tests a page (SHELL-20). */
export const debugWords = {
  group: 'debug',
  texts: {
    title: 'Debug: what this page is doing',
    machines: 'Machines',
    events: 'Last events, the newest first',
    copyLink: 'Copy link',
    copied: 'The link to a story of this state was copied.',
    openStory: 'Open this state in Storybook',
  },
} as const;
