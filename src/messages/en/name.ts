/** The change-name page. */
export const nameWords = {
  group: 'name',
  texts: {
    title: 'Change your name',
    label: 'Name',
    hint: 'As it should stand on your account and on what we send you.',
    submit: 'Save name',
    updated: 'Name updated successfully',
  },
} as const;
