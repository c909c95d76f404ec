import { serverWords } from '#machines/rules/text/safe-text.ts';
import { returnPath } from './return-path.ts';
import { safeHref } from './safe-href.ts';

/** A link as the host configured it, unchecked. */
export interface HostLink {
  title: string;
  href: string;
}

/** A header or footer link. Without a safe address it is plain text. */
export interface FrameLink {
  title: string;
  href?: string | undefined;
}

/** Returns the host's links in order without duplicates. Unsafe links become plain text; untitled ones are omitted. */
export function frameLinks(links: readonly HostLink[] = []): FrameLink[] {
  const shown = links.flatMap((link) => {
    const title = serverWords(link.title);
    return title === undefined ? [] : [{ title, href: safeHref(link.href) }];
  });
  const seen = new Set<string>();
  return shown.filter(({ title, href }) => {
    const link = `${href} ${title}`;
    return !seen.has(link) && seen.add(link);
  });
}

/** Whether a link leads to the page at `path` on this site, whatever its query. */
export const leadsTo = ({ href }: FrameLink, path: string): boolean =>
  href?.startsWith('/') === true && pathOf(href) === pathOf(path);

/** Returns the path of the login page with a way back to `path`. If `path` is the login page, keeps its own target. */
export function loginHref(path: string): string {
  if (pathOf(path) === '/login') return path;
  const back = returnPath(path);
  return back === '/' ? '/login' : `/login?url=${encodeURIComponent(back)}`;
}

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');
