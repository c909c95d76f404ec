import { urlIn } from './url-in.ts';

/**
 * Returns the page of this site to visit after login, or `/` if `asked` is unsafe. The only validator of the redirect
 * path, the `path` of a sign-in code, and `url` and `target` of the OAuth links (ENTRY-17). Rejects other origins,
 * anything that could become one, and pages that act when opened or redirect.
 */
export function returnPath(asked: unknown): string {
  const url = typeof asked === 'string' && isWritten(asked) && urlIn(asked, SITE);
  if (!url) return HOME;
  const { origin, href, searchParams } = url;
  const result = href.slice(SITE.length);
  // Validates the result, too: a safe origin does not make the returned string safe.
  if (origin !== SITE || !isWritten(result)) return HOME;
  // What servers compare regardless of case, accents and width.
  const path = decoded(String(asked).replace(/[?#].*$/s, ''))
    ?.normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase();
  if (path === undefined || !PLAIN.test(path) || leadsAstray(path)) return HOME;
  return [...searchParams.keys()].some(isForged) ? HOME : result;
}

const HOME = '/';
const SITE = 'https://site.invalid';
const LONGEST = 2_000;

/**
 * Matches `ReturnPath` of the contract: one leading `/`, no `//` in the path, no backslash, space or control character.
 * No `%25`, `%2F` or `%5C` in the path, which a server or proxy that decodes again would read as another path.
 */
const WRITTEN = /^(?![^?#]*(?:\/\/|%(?:25|2f|5c)))\/[!-[\]-~]*$/i;

/**
 * The same for a fully decoded path. No segment starts with a dot or `;`: Tomcat reads `/a/..;/logout` as `/logout`.
 */
const PLAIN = /^(?!.*\/[/.;])\/[^%\\\p{Cc}\p{Cf}\p{Z}]*$/u;

const isWritten = (path: string): boolean => path.length <= LONGEST && WRITTEN.test(path);

/**
 * Rejects pages that end a session, start another, serve no reader, or delete, at any depth: a server may drop a prefix
 * such as `index.php`. Ignores a segment's text from its first punctuation mark, which servers read as a parameter, an
 * extension or nothing.
 */
const leadsAstray = (path: string): boolean =>
  path.split('/').some((segment) => ASTRAY.includes(segment.replace(/[!-,.:-@[-^`{-~].*$/s, '')));

const ASTRAY = ['LOGIN', 'LOGOUT', 'OAUTH', 'API', 'DELETE'];

/** The provider's parameter that marks a payment as successful. */
const isForged = (name: string): boolean => decoded(name)?.toLowerCase() === 'redirect_status';

/** Removes every layer of encoding; undefined if the text is malformed. */
function decoded(text: string): string | undefined {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decoded(once);
  } catch {
    return undefined;
  }
}
