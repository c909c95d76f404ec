import type { Article, Settings } from '#machines/api/contract.ts';
import { wellFormed } from '#machines/rules/text/well-formed.ts';
import { safeHref } from './safe-href.ts';

export interface ShareLink {
  network: 'twitter' | 'facebook';
  href: string;
}

/**
 * Returns the share links of a post: the host's template or the network's page, filled with the percent-encoded address
 * and title (SHELL-7). `origin` completes an address that is a path of this site. Omits unsafe addresses.
 */
export function shareLinks(
  { title, url }: Pick<Article, 'title' | 'url'>,
  templates: Settings['share'],
  origin: string,
): ShareLink[] {
  const safe = safeHref(url);
  if (safe === undefined) return [];
  const values = { url: safe.startsWith('/') ? origin + safe : safe, title };
  return NETWORKS.flatMap(({ network, own }) => {
    const href = safeHref(filled(templates?.[network] ?? own, values));
    return href === undefined ? [] : [{ network, href }];
  });
}

const NETWORKS = [
  { network: 'twitter', own: 'https://twitter.com/intent/tweet?url={url}&text={title}' },
  { network: 'facebook', own: 'https://www.facebook.com/sharer/sharer.php?u={url}' },
] as const;

const filled = (template: string, values: Readonly<Record<'url' | 'title', string>>): string =>
  template.replace(/\{(url|title)\}/g, (_, name: 'url' | 'title') => encoded(values[name]));

/** A title cut inside a surrogate pair would make `encodeURIComponent` throw. */
const encoded = (text: string): string => encodeURIComponent(wellFormed(text));
