/** The title that a story file gives itself. */
export const titleIn = (text: string): string => /meta\(\{\s*title: '([^']+)'/.exec(text)?.[1] ?? '';

/** What Storybook makes of a title in an id. */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
