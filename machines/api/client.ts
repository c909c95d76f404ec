import createClient, { type Client } from 'openapi-fetch';
import { isPathValue, PATH_PARAMETERS } from '#machines/rules/link/path-value.ts';
import { ownJson, ownQuery } from './own-json.ts';
import type { paths } from './schema.ts';
import { onlyReading, type Viewing } from './viewing.ts';

/** The client of the contract: every call, its parameters and its answers typed. */
export type Api = Client<paths>;

/**
 * A client of the server at `baseUrl` (in Node an absolute one), which sends nothing to a path that a value could bend,
 * and from a page that is for viewing only nothing but readings.
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
