/** Where Storybook is served: as `<meta name="journal-storybook" content="https://…/">` tells, or where `npm run storybook` serves it. */
export const storybookAddress = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="journal-storybook"]')?.content || 'http://localhost:6006/';
