import type { PageId } from '#mocks/documented.ts';
import type { HostData } from '#mocks/publication/pages.ts';
import { pages } from '#mocks/replies.ts';
import { visits } from '#mocks/routes.gen.ts';
import type { Backend } from '../../docs/examples/host/server.ts';
import { firstExample } from '../docs/host-pages.ts';

/**
 * Answers every request for a page with its first documented page data, or with the example named by the parameter
 * `example`, regardless of reader and other parameters.
 */
export const documentedData: Backend['pageData'] = ({ url }) => {
  const { pathname, searchParams } = new URL(url);
  const id = pageIds.find((each) => patternOf(visits[each].path).test(pathname));
  if (!id) return;
  const named: Partial<Record<string, { body: unknown }>> = pages[id];
  const data = named[searchParams.get('example') ?? '']?.body ?? firstExample(id);
  return { data: data as HostData }; // every page of the contract has settings
};

const pageIds = Object.keys(pages) as PageId[]; // its type lists exactly these keys

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
