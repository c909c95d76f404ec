import { serverWords } from '#machines/rules/text/safe-text.ts';
import { returnPath } from './return-path.ts';
import { safeHref } from './safe-href.ts';

/** A link as a host gives it. */
export interface HostLink {
  title: string;
  href: string;
}

/** A link of the header or the footer; without an address that is safe to visit it is its words alone. */
export interface FrameLink {
  title: string;
  href?: string | undefined;
}

/** The host's links in order, each once; those that cannot be followed stay as words, those without words are left out. */
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

/** Whether a link of the site leads to the page of a path, whatever its query or fragment. */
export const leadsTo = ({ href }: FrameLink, path: string): boolean =>
  href?.startsWith('/') === true && pathOf(href) === pathOf(path);

/** The login page, which leads back to the page that the reader came from, or to where it was to lead already. */
export function loginHref(path: string): string {
  if (pathOf(path) === '/login') return path;
  const back = returnPath(path);
  return back === '/' ? '/login' : `/login?url=${encodeURIComponent(back)}`;
}

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');
