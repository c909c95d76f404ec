/** Text that is markup already; any other text is escaped where it is put into markup. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Content = Markup | string | number | undefined | Content[];

/** Markup from a template; what is put into it is escaped, unless it is markup. */
export const html = (parts: TemplateStringsArray, ...contents: Content[]): Markup =>
  new Markup(parts.map((part, at) => part + textOf(contents[at])).join(''));

/** The few marks that the contract's descriptions use: paragraphs, `code` and **bold**. */
export const prose = (text = ''): Markup[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph) => html`<p>${phrases(paragraph)}</p>`);

/** One line of a description. */
export const phrases = (text: string): Markup[] =>
  text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    return part.startsWith('**') ? html`<strong>${part.slice(2, -2)}</strong>` : html`${part}`;
  });

function textOf(content: Content): string {
  if (content instanceof Markup) return content.text;
  if (Array.isArray(content)) return content.map(textOf).join('');
  return String(content ?? '').replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
