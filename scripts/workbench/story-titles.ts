export const titleIn = (text: string): string => /meta\(\{\s*title: '([^']+)'/.exec(text)?.[1] ?? '';

export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
