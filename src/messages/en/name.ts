export const nameWords = {
  group: 'name',
  texts: {
    title: 'Change your name',
    label: 'Name',
    hint: 'As it should appear on your account and on your mail.',
    submit: 'Save name',
    updated: 'Name updated successfully',
    now: 'Your name is now {name}',
    notUpdated: 'Your name was not changed',
    still: 'Your name is still {name}. You can send the new one again.',
    unsure: 'Your name may not have been changed',
  },
} as const;
