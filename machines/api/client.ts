import createClient, { type Client } from 'openapi-fetch';
import { isPathValue, PATH_PARAMETERS } from '#machines/rules/link/path-value.ts';
import { ownJson, ownQuery } from './own-json.ts';
import type { paths } from './schema.ts';
import { orUnsent } from './unsent.ts';
import { onlyReading, type Viewing } from './viewing.ts';

export type Api = Client<paths>;

/**
 * Creates a client of the server at `baseUrl`, which must be absolute in Node. Throws on path values that do not match
 * their pattern and, on a view-only page, on any call that changes something.
 */
export const createApi = (baseUrl = '/', { adminView, isViewOnly }: Viewing = OWN): Api =>
  createClient<paths>({
    baseUrl,
    // A proxy may keep what the server says must not be kept.
    cache: 'no-store',
    fetch: async (request) => told(await globalThis.fetch(isViewOnly ? onlyReading(request) : request)),
    bodySerializer: orUnsent(ownJson),
    querySerializer: orUnsent((values) =>
      ownQuery(adminView.length > 0 ? { ...values, 'admin-view': adminView } : values),
    ),
    pathSerializer: (path, values) => path.replace(/\{(\w+)\}/g, (_, name: string) => pathValue(name, values[name])),
  });

const OWN: Viewing = { adminView: [], isViewOnly: false };

function pathValue(name: string, value: unknown): string {
  const kind = Object.hasOwn(PATH_PARAMETERS, name) ? PATH_PARAMETERS[name] : undefined;
  if (!kind || !isPathValue(kind, value)) throw new SyntaxError(`The path value "${name}" does not match its pattern.`);
  return value;
}

/** Answers 401 in place of a login page, the journal's or a proxy's. */
async function told(response: Response): Promise<Response> {
  const isPage = /html/i.test(response.headers.get('Content-Type') ?? '');
  const { host, pathname } = new URL(response.url || BASE);
  const isLogin =
    response.redirected && (pathname.startsWith('/login') || (isPage && LOGIN_ADDRESS.test(`/${host}${pathname}`)));
  return isLogin || (isPage && PASSWORD_FIELD.test(await response.clone().text()))
    ? new Response(null, { status: 401 })
    : response;
}

/** Made-up responses have no address. */
const BASE = 'http://localhost';

const LOGIN_ADDRESS = /[/.](?:(?:log|sign)[_-]?(?:in|on)|auth|oauth2?|saml2?|sso|accounts)(?=[/._-]|$)/i;

const PASSWORD_FIELD = /<input[^>]+type\s*=\s*["']?password/i;
