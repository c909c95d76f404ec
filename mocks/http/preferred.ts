import { HttpResponse } from 'msw';
import type { CallId, DocumentedRedirects, VisitId } from '../documented.ts';
import { pages, redirects, replies } from '../replies.ts';
import { type AnyAnswer, respond } from '../respond.ts';
import { prefersData } from './call-of.ts';

/**
 * Answers `Prefer: example=name`, or `Prefer: code=302` for replies without a name. Returns 501 with the available
 * names for an unknown preference, undefined without one.
 */
export function preferred(id: CallId | VisitId, request: Request): Response | undefined {
  const wish = request.headers.get('Prefer') ?? '';
  const name = EXAMPLE.exec(wish)?.[1];
  const code = CODE.exec(wish)?.[1];
  if (name === undefined && code === undefined) return undefined;
  const redirect = name === undefined ? REDIRECTS[id]?.[Number(code)] : undefined;
  if (redirect) return new HttpResponse(null, redirect);
  const named = namedAnswersOf(id);
  const key = name ?? Object.keys(named).find((one) => String(named[one]?.status) === code) ?? '';
  const answer = Object.hasOwn(named, key) ? named[key] : undefined;
  if (!answer) return unplayed(`${id} has no documented answer for "${wish}".`, id);
  return id in pages ? pageOrData(request, answer) : respond(answer);
}

export function unplayed(words: string, id: CallId | VisitId): Response {
  const names = Object.keys(namedAnswersOf(id)).map((name) => `example=${name}`);
  const codes = Object.keys(REDIRECTS[id] ?? {}).map((code) => `code=${code}`);
  const errors = `${words} Ask for a documented one with the header Prefer: ${[...names, ...codes].join(', ')}.`;
  return HttpResponse.json({ errors }, { status: 501 });
}

const EXAMPLE = /(?:^|[,;\s])example="?(\w+)"?/;
const CODE = /(?:^|[,;\s])code="?(\d{3})"?/;

const ANSWERS: Record<string, Record<string, AnyAnswer>> = { ...replies, ...pages };
const namedAnswersOf = (id: string): Record<string, AnyAnswer> => ANSWERS[id] ?? {};

const REDIRECTS: DocumentedRedirects = redirects;

/** Answers a page with its data as JSON if the request prefers that, with the page otherwise. */
export function pageOrData(request: Request, answer: AnyAnswer): Response {
  const response = prefersData(request.headers.get('Accept') ?? '') ? respond(answer) : hostPage(answer);
  response.headers.set('Vary', 'Accept');
  return response;
}

/**
 * Renders page data as a host does, readable by people. The data is escaped so that it cannot close its script block.
 */
export function hostPage({ status, headers, body }: AnyAnswer): Response {
  const data = JSON.stringify(body).replaceAll('<', '\\u003c');
  const page = `${SHELL}<script type="application/json" id="journal-data">${data}</script>\n`;
  const { headers: stated } = respond({ status, headers, body });
  stated.set('Content-Type', 'text/html; charset=utf-8');
  return new HttpResponse(page, { status, headers: stated });
}

const SHELL = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Mock journal: page data</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  #journal-data { display: block; white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.5 ui-monospace, monospace }
</style>
<p>A host renders its page here. The mock journal renders the page data alone; <a href="/__journal">its console</a> has the mails and the readers.
`;
