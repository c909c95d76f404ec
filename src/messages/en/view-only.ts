/** Said on a page that an administrator looks at (SHELL-12). */
export const viewOnlyWords = {
  group: 'page',
  texts: { viewOnly: 'This page is for viewing only. Many links and buttons will not work.' },
} as const;
