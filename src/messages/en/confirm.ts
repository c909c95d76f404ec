/** The confirmation dialog (SHELL-13). */
export const confirmWords = {
  group: 'common',
  texts: {
    areYouSure: 'Are you sure?',
    ok: 'Ok',
    cancel: 'Cancel',
    oneMoment: 'One moment, please',
  },
} as const;
