import { readFormBody } from '../handlers/form-body.ts';
import type { Call } from '../journal/play.ts';
import { sessionIn } from '../session-cookie.ts';

/** What a request asks of the journal; the same fields are read as JSON and form-encoded (API-3). */
export async function callOf(request: Request, params: Readonly<Record<string, string>>): Promise<Call> {
  const session = sessionIn(request);
  const key = request.headers.get('Idempotency-Key');
  return {
    body: await bodyOf(request),
    query: new URL(request.url).searchParams,
    params,
    wantsPage: prefersPage(request.headers.get('Accept') ?? ''),
    ...(key !== null && { key }),
    ...(session !== undefined && { session }),
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  const isForm = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded');
  return isForm ? readFormBody(await request.text()) : request.json().catch(() => undefined);
}

/** Whether HTML is wanted more than JSON: browsers name it when a form is posted, calls do not. */
const prefersPage = (accept: string): boolean => weightOf(accept, 'text/html') > weightOf(accept, 'application/json');

function weightOf(accept: string, type: string): number {
  const ranges = accept.split(',').map((range) => range.split(';').map((part) => part.trim()));
  const meant = [type, `${type.slice(0, type.indexOf('/'))}/*`, '*/*'];
  const [, ...parameters] = meant.flatMap((name) => ranges.filter(([range]) => range === name))[0] ?? ['', 'q=0'];
  return Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
}
