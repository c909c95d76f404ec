/** The address from `<meta name="journal-storybook" content="https://…/">`, else the one `npm run storybook` serves. */
export const storybookAddress = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="journal-storybook"]')?.content || 'http://localhost:6006/';

export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
