import { type HttpHandler, HttpResponse, http } from 'msw';
import { preferredHandlers, unplayedHandlers } from '../handlers/preferred.ts';
import { steered } from '../handlers/steered.ts';
import type { Journal, PlayedId } from '../journal/journal.ts';
import { plays } from '../journal/plays.ts';

/** Every call of the contract, answered as it prefers or by the journal, and any other with 501. */
export const createHandlers = (journal: Journal): HttpHandler[] => [
  ...preferredHandlers(),
  ...playedIds.map((id) => steered(journal, id)),
  ...unplayedHandlers(),
  http.all(isCall, ({ request }) =>
    HttpResponse.json(
      { errors: `The mock journal has no answer for ${request.method} ${new URL(request.url).pathname}.` },
      { status: 501 },
    ),
  ),
];

const playedIds = Object.keys(plays) as PlayedId[]; // its type says that these are its keys

/** The site's own modules lie in folders of that name too. */
const isCall = ({ request }: { request: Request }): boolean => new URL(request.url).pathname.startsWith('/api/');
