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
