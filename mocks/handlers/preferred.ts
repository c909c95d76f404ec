import { type HttpHandler, http } from 'msw';
import { preferred, unplayed } from '../http/preferred.ts';
import { routes, visits } from '../routes.gen.ts';
import { callIds, patternOf, visitIds } from '../routes.ts';

/** Answers every call with the documented reply that it prefers; one without a preference goes on to the next handler. */
export const preferredHandlers = (): HttpHandler[] =>
  callIds.map((id) => http[routes[id].method](patternOf(id), ({ request }) => preferred(id, request)));

/** Says of every call that comes this far that the journal does not play it. */
export const unplayedHandlers = (): HttpHandler[] =>
  callIds.map((id) =>
    http[routes[id].method](patternOf(id), () => unplayed(`The mock journal does not play ${id}.`, id)),
  );

/** Answers pages and links, over HTTP alone: in a browser they are not the mock journal's to answer. */
export const visitHandlers = (): HttpHandler[] =>
  visitIds.map((id) =>
    http[visits[id].method](
      patternOf(id),
      ({ request }) =>
        preferred(id, request) ?? unplayed(`The mock journal renders no pages: ${id} is the host's.`, id),
    ),
  );
