import { type HttpHandler, HttpResponse, http } from 'msw';
import { configurationHandlers } from './handlers/configuration.ts';
import { preferredHandlers, unplayedHandlers } from './handlers/preferred.ts';
import { purchaseHandlers } from './handlers/purchase.ts';
import { storeHandlers } from './handlers/store.ts';
import type { Journal } from './journal/journal.ts';

/** Every call of the contract, answered as it prefers or by the journal, and any other with 501. */
export const createHandlers = (journal: Journal): HttpHandler[] => [
  ...preferredHandlers(),
  ...purchaseHandlers(journal),
  ...storeHandlers(journal),
  ...configurationHandlers(journal),
  ...unplayedHandlers(),
  http.all(isCall, ({ request }) =>
    HttpResponse.json(
      { errors: `The mock journal has no answer for ${request.method} ${new URL(request.url).pathname}.` },
      { status: 501 },
    ),
  ),
];

/** The site's own modules lie in folders of that name too. */
const isCall = ({ request }: { request: Request }): boolean => new URL(request.url).pathname.startsWith('/api/');
