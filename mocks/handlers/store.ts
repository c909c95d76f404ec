import type { HttpHandler } from 'msw';
import type { Journal } from '../journal/journal.ts';
import { steered } from './steered.ts';

/** What can be bought beside a subscription. */
export const storeHandlers = (journal: Journal): HttpHandler[] => [
  steered(journal, 'getProducts', ({ url }) => journal.getProducts(url.searchParams.get('tag') ?? '')),
];
