/**
 * Storybook's address: from `<meta name="journal-storybook" content="https://…/">`, else where `npm run storybook`
 * serves it.
 */
export const storybookAddress = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="journal-storybook"]')?.content || 'http://localhost:6006/';

/** Copies a text to the clipboard; rejects if the browser or its user does not allow it. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
