/** What a searchable dropdown says of itself. */
export const dropdownWords = {
  group: 'dropdown',
  texts: {
    none: '0 matches',
    one: '1 match',
    many: '{count} matches',
    more: '{count} more. Type more letters to see them.',
    mismatch: 'Choose one from the list',
  },
} as const;
