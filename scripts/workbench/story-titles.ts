export const titleIn = (text: string): string => /meta\(\{\s*title: '([^']+)'/.exec(text)?.[1] ?? '';

/** Converts a title to its part of a Storybook id. */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
