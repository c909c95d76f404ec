import { createLinter, loadTextlintrc } from 'textlint';
import type { Text } from './texts.ts';

/** A phrase to rewrite and its line, from 1. */
export interface Complaint {
  line: number;
  message: string;
}

const linter = createLinter({ descriptor: await loadTextlintrc() });

/** Lints Markdown, except its code. */
export async function lintMarkdown(text: string): Promise<Complaint[]> {
  const { messages } = await linter.lintText(text, 'text.md');
  return messages.map(({ loc, message }) => ({ line: loc.start.line, message }));
}

/** Lints texts extracted from code, each as a Markdown paragraph. Lines refer to their file. */
export async function lintTexts(texts: readonly Text[]): Promise<Complaint[]> {
  const starts: { from: number; line: number }[] = [];
  let from = 1;
  for (const { text, line } of texts) {
    starts.push({ from, line });
    from += text.split('\n').length + 1;
  }
  const complaints = await lintMarkdown(texts.map(({ text }) => text).join('\n\n'));
  return complaints.map(({ line, message }) => {
    const start = starts.findLast(({ from }) => from <= line);
    return { line: start ? start.line + line - start.from : line, message };
  });
}
