import { join, relative } from 'node:path/posix';

/** A Markdown page with the links that the package can follow; of any other link or picture, its text is left. */
export function withoutDeadLinks(markdown: string, page: string, pages: readonly string[]): string {
  return markdown.replace(/!?\[([^\]]+)\]\(([^)\s]+)\)/g, (link, text: string, to: string) => {
    if (/^(?:https:|#)/.test(to)) return link;
    const [path = ''] = to.split('#');
    return pages.includes(relative('.', join(page, '..', path))) ? link : text;
  });
}
