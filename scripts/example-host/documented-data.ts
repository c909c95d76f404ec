import type { PageId } from '#mocks/documented.ts';
import { pages } from '#mocks/replies.ts';
import { visits } from '#mocks/routes.gen.ts';
import type { Backend, PageData } from '../../docs/examples/host/server.ts';
import { firstExample } from '../docs/host-pages.ts';

/** Answers every request for a page with its first documented page data, regardless of reader and parameters. */
export const documentedData: Backend['pageData'] = ({ url }) => {
  const { pathname } = new URL(url);
  const id = pageIds.find((each) => patternOf(visits[each].path).test(pathname));
  return id && { data: firstExample(id) as PageData }; // every page of the contract has settings
};

const pageIds = Object.keys(pages) as PageId[]; // its type lists exactly these keys

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
