import { urlIn } from './url-in.ts';

/**
 * Returns a link or image address from the server if it is safe: `https:` without user information, or a path of the
 * site's own origin. Otherwise undefined.
 */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(?:https:\/\/|\/)[^\\\p{Cc}]+$/u.test(value)) return undefined;
  const url = urlIn(value, SITE);
  if (!url) return undefined;
  const { protocol, username, password, origin, pathname, href } = url;
  if (protocol !== 'https:' || username || password) return undefined;
  if (!value.startsWith('/')) return href;
  // `/.//evil.example` is a path of this site but normalizes to another site's address.
  return origin === SITE && !pathname.startsWith('//') ? href.slice(SITE.length) : undefined;
}

const SITE = 'https://site.invalid';
