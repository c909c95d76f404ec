/** A text on one line, in a code span that its own backticks do not end. */
export function span(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const fence = '`'.repeat(longestRun(line, '`') + 1);
  const isTouching = line.startsWith('`') || line.endsWith('`');
  return isTouching ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`;
}

/** A text in a fenced block that its own fences do not end. */
export function block(text: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text, '`') + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A text that is folded until someone opens it; the summary is HTML, and what is in it is Markdown. */
export const fold = (summary: string, text: string): string =>
  `<details>\n<summary>${escaped(summary.replaceAll(/\s+/g, ' '))}</summary>\n\n${text}\n\n</details>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const longestRun = (text: string, character: string): number =>
  Math.max(0, ...Array.from(text.matchAll(new RegExp(`${character}+`, 'g')), ([run]) => run.length));
