export const debugWords = {
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
