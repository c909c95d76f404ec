/** Returns a one-line code span that backticks in the text cannot close. */
export function span(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const fence = '`'.repeat(longestRun(line, '`') + 1);
  const isTouching = line.startsWith('`') || line.endsWith('`');
  return isTouching ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`;
}

/** Returns a fenced block that fences in the text cannot close. */
export function block(text: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text, '`') + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Returns a collapsed `<details>`: the summary is HTML, the text Markdown. */
export const fold = (summary: string, text: string): string =>
  `<details>\n<summary>${escaped(summary.replaceAll(/\s+/g, ' '))}</summary>\n\n${text}\n\n</details>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const longestRun = (text: string, character: string): number =>
  Math.max(0, ...Array.from(text.matchAll(new RegExp(`${character}+`, 'g')), ([run]) => run.length));
