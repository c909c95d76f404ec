/** Where Storybook is served: as `<meta name="journal-storybook" content="https://…/">` tells, or where `npm run storybook` serves it. */
export const storybookAddress = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="journal-storybook"]')?.content || 'http://localhost:6006/';

/** Puts a text on the clipboard; rejects where the browser or its user does not allow it. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
