/** The share buttons and print view of a post (SHELL-7). */
export const shareWords = {
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

/** The navigation of a post (SHELL-8). */
export const postNavigationWords = {
  group: 'postNavigation',
  texts: {
    contents: 'Contents',
    footnotes: 'Notes',
    note: 'Note {number}',
    toReference: 'Back to note {number} in the text',
    close: 'Close',
  },
} as const;
