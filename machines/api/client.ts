import createClient, { type Client } from 'openapi-fetch';
import { isPathValue, PATH_PARAMETERS } from '#machines/rules/link/path-value.ts';
import { ownJson, ownQuery } from './own-json.ts';
import type { paths } from './schema.ts';
import { orUnsent, Unsent } from './unsent.ts';
import { onlyReading, type Viewing } from './viewing.ts';

export type Api = Client<paths>;

/**
 * Creates a client of the server at `baseUrl`, which must be absolute in Node. Throws on path values that do not match
 * their pattern, on login pages and, on a view-only page, on any call that changes something.
 */
export const createApi = (baseUrl = '/', { adminView, isViewOnly }: Viewing = OWN): Api =>
  createClient<paths>({
    baseUrl,
    // A proxy may keep what the server says must not be kept.
    cache: 'no-store',
    fetch: async (request) => told(await globalThis.fetch(isViewOnly ? onlyReading(request) : request), request.url),
    bodySerializer: orUnsent(ownJson),
    querySerializer: orUnsent((values) =>
      ownQuery(adminView.length > 0 ? { ...values, 'admin-view': adminView } : values),
    ),
    pathSerializer: (path, values) => path.replace(/\{(\w+)\}/g, (_, name: string) => pathValue(name, values[name])),
  });

const OWN: Viewing = { adminView: [], isViewOnly: false };

function pathValue(name: string, value: unknown): string {
  const kind = Object.hasOwn(PATH_PARAMETERS, name) ? PATH_PARAMETERS[name] : undefined;
  if (!kind || !isPathValue(kind, value)) throw new Unsent(404);
  return value;
}

/**
 * Answers 401 in place of the journal's login page, which proves that the session has ended, and throws on a proxy's.
 * Pages of other errors can have a login form, so they pass through.
 */
async function told(response: Response, asked: string): Promise<Response> {
  if (!response.ok && response.status !== 403) return response;
  const isPage = /html/i.test(response.headers.get('Content-Type') ?? '');
  const { host, pathname } = new URL(response.url || asked);
  if (response.redirected && pathname.startsWith('/login') && host === new URL(asked).host)
    return new Response(null, { status: 401 });
  const isLeading = response.redirected && LOGIN_ADDRESS.test(`/${host}${pathname}`);
  if (isPage && (isLeading || PASSWORD_FIELD.test(await response.clone().text()))) throw new Unsent(401, 'signedOut');
  return response;
}

const LOGIN_ADDRESS = /[/.](?:(?:log|sign)[_-]?(?:in|on)|auth|oauth2?|saml2?|sso|accounts)(?=[/._-]|$)/i;

const PASSWORD_FIELD = /<input[^>]+type\s*=\s*["']?password/i;
