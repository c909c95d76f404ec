import createClient, { type Client } from 'openapi-fetch';
import { isPathValue, PATH_PARAMETERS } from '#machines/rules/link/path-value.ts';
import { ownJson, ownQuery } from './own-json.ts';
import type { paths } from './schema.ts';
import { onlyReading, type Viewing } from './viewing.ts';

export type Api = Client<paths>;

/**
 * Creates a client of the server at `baseUrl`, which must be absolute in Node. Throws on path values that do not match
 * their pattern and, on a view-only page, on any call that changes something.
 */
export const createApi = (baseUrl = '/', { adminView, isViewOnly }: Viewing = OWN): Api =>
  createClient<paths>({
    baseUrl,
    fetch: async (request) => told(await globalThis.fetch(isViewOnly ? onlyReading(request) : request)),
    bodySerializer: ownJson,
    querySerializer: (values) => ownQuery(adminView.length > 0 ? { ...values, 'admin-view': adminView } : values),
    pathSerializer: (path, values) => path.replace(/\{(\w+)\}/g, (_, name: string) => pathValue(name, values[name])),
  });

const OWN: Viewing = { adminView: [], isViewOnly: false };

function pathValue(name: string, value: unknown): string {
  const kind = Object.hasOwn(PATH_PARAMETERS, name) ? PATH_PARAMETERS[name] : undefined;
  if (!kind || !isPathValue(kind, value)) throw new SyntaxError(`The path value "${name}" does not match its pattern.`);
  return value;
}

function told(response: Response): Response {
  return response.redirected && new URL(response.url).pathname.startsWith('/login')
    ? new Response(null, { status: 401 })
    : response;
}
