/** Far deeper than any documented page data, and far below what recursive code can follow. */
export const MOST_NESTED = 100;

export type PageJson = { data: unknown } | { refused: 'deep' | 'invalid' };

/** Parses JSON from outside. Ignores byte order marks and white space around it. Never throws. */
export function readPageJson(text: string): PageJson {
  if (isDeep(text)) return { refused: 'deep' };
  try {
    return { data: JSON.parse(text.trim()) };
  } catch {
    return { refused: 'invalid' };
  }
}

function isDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (const [token] of text.matchAll(/["[\]{}]|\\./gs)) {
    if (token === '"') isQuoted = !isQuoted;
    else if (!isQuoted) depth += token === '[' || token === '{' ? 1 : -1;
    if (depth > MOST_NESTED) return true;
  }
  return false;
}
