/**
 * Where a reader may be sent after login: a page of this site as it was asked for, or `/`. The one validator of the
 * redirect path, of the `path` of a sign-in code and of the `url` and `target` of the OAuth links (ENTRY-17). Refused are
 * other origins, whatever could become one, and pages that act as they are opened or lead on from there.
 */
export function returnPath(asked: unknown): string {
  if (typeof asked !== 'string' || !isWritten(asked) || !URL.canParse(asked, SITE)) return HOME;
  const { origin, href, searchParams } = new URL(asked, SITE);
  const result = href.slice(SITE.length);
  // What is handed on is what was looked at: an origin alone says nothing of the string that leads there.
  if (origin !== SITE || !isWritten(result)) return HOME;
  const path = decoded(asked.replace(/[?#].*$/s, ''))?.toLowerCase();
  if (path === undefined || !PLAIN.test(path) || leadsAstray(path)) return HOME;
  return [...searchParams.keys()].some(isForged) ? HOME : result;
}

const HOME = '/';
const SITE = 'https://site.invalid';
const LONGEST = 2_000;

/**
 * As `ReturnPath` of the contract: one `/` first, never two in a row in the path, no backslash, space or control character.
 * No `%25`, `%2F` or `%5C` in the path, which a server or proxy that decodes once more would read as another path.
 */
const WRITTEN = /^(?![^?#]*(?:\/\/|%(?:25|2f|5c)))\/[!-[\]-~]*$/i;

/** The same of a path with nothing encoded any more, and no step up or on the spot. */
const PLAIN = /^(?!.*\/\/)(?!.*\/\.{1,2}(?:\/|$))\/[^\\\p{Cc}\p{Cf}\p{Z}]*$/u;

const isWritten = (path: string): boolean => path.length <= LONGEST && WRITTEN.test(path);

/** Pages that end a session, begin another, answer no reader, or delete; servers differ over what follows a `;`. */
function leadsAstray(path: string): boolean {
  const segments = path.split('/').map((segment) => segment.replace(/;.*$/s, ''));
  const named = segments.filter((segment) => segment !== '');
  return ['login', 'logout', 'oauth', 'api'].includes(named[0] ?? '') || named.at(-1) === 'delete';
}

/** A parameter by which a page is told that a payment succeeded. */
const isForged = (name: string): boolean => decoded(name)?.toLowerCase() === 'redirect_status';

/** A text with every layer of encoding taken off; nothing where it cannot be. */
function decoded(text: string): string | undefined {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decoded(once);
  } catch {
    return undefined;
  }
}
