import { parse, type Schema } from '#machines/api/shapes.ts';
import { pageDataIn } from '#mocks/contract/check.ts';
import type { PageId } from '#mocks/documented.ts';
import { pages } from '#mocks/replies.ts';
import { visits } from '#mocks/routes.gen.ts';
import { StepFailed } from './expect.ts';
import type { Rig } from './rig.ts';
import type { Tab } from './tab.ts';

/** Where a page is, by what fills its path and its query. */
export interface At {
  params?: Record<string, string>;
  query?: Record<string, string>;
}

/**
 * The page data that the server renders for a tab, read as the front reads it; where the profile says that another
 * host renders the page, the contract's example that stands in for it.
 */
export async function pageData<Data>(
  { server, profile }: Rig,
  tab: Tab,
  id: PageId,
  schema: Schema<Data>,
  at: At = {},
): Promise<Data> {
  const name = profile.pages?.[id];
  if (name !== undefined) return parse(schema, Object(Object(pages)[id]?.[name]).body);
  const url = addressOf(server, id, at);
  const response = await tab.send(new Request(url, { headers: { Accept: 'text/html' } }));
  const text = pageDataIn(await response.text());
  const data = text === undefined ? undefined : schema(JSON.parse(text));
  if (response.ok && data !== undefined) return data;
  throw new StepFailed({
    call: id,
    expected: `a page with its data at ${url.pathname}`,
    got: `status ${response.status}`,
  });
}

/** The address of a page. */
export function addressOf(server: URL, id: keyof typeof visits, { params = {}, query = {} }: At): URL {
  const path = visits[id].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const url = new URL(path, server);
  url.search = new URLSearchParams(query).toString();
  return url;
}
