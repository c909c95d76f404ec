import type { Article, Settings } from '#machines/api/contract.ts';
import { safeHref } from './safe-href.ts';

/** A network that a post is shared on, and its page for that. */
export interface ShareLink {
  network: 'twitter' | 'facebook';
  href: string;
}

/**
 * Where a post is shared: the host's own template or the network's page, with the address of the post and its title
 * percent-encoded (SHELL-7). `origin` is that of the site, whose paths need it elsewhere. None for a post without an
 * address, and none from a template that is no safe address.
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

/** Half a character, as a text that was cut has it, cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
