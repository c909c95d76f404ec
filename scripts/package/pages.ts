import { join, relative } from 'node:path/posix';

export function withoutDeadLinks(markdown: string, page: string, pages: readonly string[]): string {
  return markdown.replace(/!?\[([^\]]+)\]\(([^)\s]+)\)/g, (link, text: string, to: string) => {
    if (/^(?:https:|#)/.test(to)) return link;
    const [path = ''] = to.split('#');
    return pages.includes(relative('.', join(page, '..', path))) ? link : text;
  });
}
