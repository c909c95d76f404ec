import type { CallId, VisitId } from '../../mocks/documented.ts';
import type { Answering } from '../../mocks/http/serve.ts';
import { visits } from '../../mocks/routes.gen.ts';
import { operationOf } from '../runner/exchange.ts';
import type { Report } from '../runner/run.ts';
import { runAgainst } from './run-against.ts';
import { serving } from './wrong-servers/fault.ts';

type Id = CallId | VisitId;

const answers = {
  501: () => Response.json({ errors: 'There is no such call.' }, { status: 501 }),
  404: () => new Response('<h1>Not Found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
  405: () => new Response('Method Not Allowed', { status: 405, headers: { Allow: 'OPTIONS' } }),
};

export type Missing = readonly [id: Id, status: keyof typeof answers];

/** The answers of servers that lack an operation; a page is not asked for with another method. */
export const answersFor = (id: Id): Missing[1][] => (Object.hasOwn(visits, id) ? [404, 501] : [501, 404, 405]);

/** Runs flows against the mock journal without one operation. */
export function runWithout([id, status]: Missing, flows: readonly string[]): Promise<Report> {
  const right = serving();
  const answer: Answering = async (request) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    return operationOf(method, new URL(request.url).pathname) === id ? answers[status]() : right(request);
  };
  return runAgainst(answer, flows, { patience: 100, run: 'x' });
}
