import type { PageId } from '#mocks/documented.ts';
import { pages } from '#mocks/replies.ts';
import { visits } from '#mocks/routes.gen.ts';
import type { Backend, PageData } from '../../docs/examples/host/server.ts';
import { firstExample } from '../docs/host-pages.ts';

/** The first documented page data of each page, for whoever asks and whatever varies in its address. */
export const documentedData: Backend['pageData'] = ({ url }) => {
  const { pathname } = new URL(url);
  const id = pageIds.find((each) => patternOf(visits[each].path).test(pathname));
  return id && { data: firstExample(id) as PageData }; // every page of the contract has settings
};

const pageIds = Object.keys(pages) as PageId[]; // its type says that these are its keys

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
