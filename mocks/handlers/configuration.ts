import type { HttpHandler } from 'msw';
import type { Journal } from '../journal/journal.ts';
import { steered } from './steered.ts';

/** What the front asks once and keeps for a page. */
export const configurationHandlers = (journal: Journal): HttpHandler[] => [
  steered(journal, 'getShipping', ({ url }) => journal.getShipping({ inclusive: url.searchParams.has('inclusive') })),
];
