import type { Widget } from '#machines/flows.ts';
import { flows } from '#machines/flows.ts';
import type { PageId } from '#mocks/documented.ts';
import { pages as hostPages } from '#mocks/publication/pages.ts';
import { pages } from '#mocks/replies.ts';
import { visits } from '#mocks/routes.gen.ts';
import { addressOf, type Operation, readContract } from '../contract/document.ts';

export interface ExamplePage {
  path: string;
  address: string;
  data: unknown;
  widgets: Widget[];
}

/** A page for each route of the contract with a widget, with its first example as page data. */
export const examplePages = (): ExamplePage[] =>
  pageIds
    .filter((id) => Object.values(flows).some(({ route }) => route === visits[id].path))
    .map((id) => {
      const { path } = visits[id];
      const widgets: Widget[] = ['header', ...(hostPages[path]?.widgets ?? []), 'footer'];
      return { path, address: addressOf(contract, operationOf(id)), data: firstExample(id), widgets };
    });

export const examplesOf = (widget: Widget): unknown[] =>
  pageIds
    .filter((id) => AROUND.includes(widget) || visits[id].path === flows[widget].route)
    .flatMap((id) => Object.values<{ body: unknown }>(pages[id]).map(({ body }) => body));

/** The names of the page data documented for a path of the contract. */
export const exampleNames = (path: string): string[] =>
  pageIds.filter((id) => visits[id].path === path).flatMap((id) => Object.keys(pages[id]));

export function firstExample(id: PageId): unknown {
  const [first] = Object.values<{ body: unknown }>(pages[id]);
  if (!first) throw new Error('A page of the contract has no example.');
  return first.body;
}

/** What hosts put around the main content. */
export const AROUND: readonly Widget[] = ['header', 'footer', 'cart-counter'];

const pageIds = Object.keys(pages) as PageId[]; // its type lists exactly these keys
const contract = readContract();

function operationOf(id: PageId): Operation {
  const found = contract.operations.find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}
