export const dropdownWords = {
  group: 'dropdown',
  texts: {
    matches: { one: '1 match', other: '{count} matches' },
    more: { other: '{count} more. Type more letters to see them.' },
    mismatch: 'Choose one from the list',
  },
} as const;
