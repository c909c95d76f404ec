import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { Widget } from '#machines/flows.ts';
import { MOST_NESTED, readPageJson } from './page-json.ts';

export interface Renderer {
  widgets: readonly Widget[];
  render: (widget: Widget, data: unknown, options: { url?: string }) => Promise<string>;
}

export interface Limits {
  /** The maximum size of page data, in bytes. */
  body: number;
  /** The timeout for a request to arrive, in ms; half of it for its headers. */
  arrival: number;
  /** Receives rendering errors without their messages, which may quote page data. */
  log: (text: string) => void;
}

const LIMITS: Limits = { body: 1_048_576, arrival: 10_000, log: console.error };

/**
 * Creates an HTTP service that renders widgets for hosts in any language. `POST /render/login` takes page data as JSON
 * and returns the mount point as HTML. `POST /render?widgets=header,login` returns JSON with the HTML of each. `url` is
 * the page's address.
 */
export function createRenderServer(renderer: Renderer, given: Partial<Limits> = {}): Server {
  const limits = { ...LIMITS, ...given };
  return createServer(
    {
      requestTimeout: limits.arrival,
      headersTimeout: limits.arrival / 2,
      connectionsCheckingInterval: limits.arrival / 10,
    },
    async (request, response) => {
      const body = await readBody(request, limits.body).catch(() => 'broken off' as const);
      if (body === 'broken off') return;
      const answer = await answerTo(request, body, renderer, limits).catch((error: unknown): Answer => {
        if (error instanceof Refusal) return error.answer;
        limits.log(`Rendering ${readTarget(request).path} failed: ${traceOf(error)}`);
        return problem(500, 'The widget could not be rendered.');
      });
      send(request, response, answer);
      // Gives a client that is still sending time to read the answer. A finished request keeps its connection.
      if (!request.complete) setTimeout(() => request.complete || request.destroy(), FAREWELL).unref();
      request.resume();
    },
  );
}

interface Answer {
  status: number;
  type: 'text/html' | 'application/json';
  text: string;
  headers?: Record<string, string>;
}

class Refusal extends Error {
  readonly answer: Answer;

  constructor(status: number, error: string, headers?: Record<string, string>) {
    super(error);
    this.answer = problem(status, error, headers);
  }
}

async function answerTo(request: IncomingMessage, body: Body, renderer: Renderer, limits: Limits): Promise<Answer> {
  const { path, query } = readTarget(request);
  if (path === '/health') {
    allow(request, 'GET', 'HEAD');
    return json(200, { status: 'ok' });
  }
  const [, one] = /^\/render(?:\/([^/]*))?$/.exec(path) ?? [];
  if (!path.startsWith('/render') || (one === undefined && path !== '/render'))
    throw new Refusal(404, 'Not found. Try POST /render/WIDGET, POST /render?widgets=A,B or GET /health.');
  allow(request, 'POST');
  const names = new Set(one === undefined ? (query.get('widgets') ?? '').split(',') : [one]);
  const widgets = [...names].map((name) => knownWidget(name, renderer.widgets));
  const url = readUrl(query);
  const data = readJson(request, body, limits.body);
  const drawn: [Widget, string][] = [];
  for (const widget of widgets) {
    drawn.push([widget, await renderer.render(widget, data, { url })]);
    // Rendering is synchronous, so other requests get their turn in between.
    await setImmediate();
  }
  if (one === undefined) return json(200, Object.fromEntries(drawn));
  const [[, html] = ['', '']] = drawn;
  if (html === '') throw new Refusal(422, `The page data of "${one}" cannot be read.`);
  return { status: 200, type: 'text/html', text: html };
}

function allow({ method = '' }: IncomingMessage, ...methods: string[]): void {
  if (!methods.includes(method)) throw new Refusal(405, `Use ${methods.join(' or ')}.`, { Allow: methods.join(', ') });
}

function knownWidget(name: string, widgets: readonly Widget[]): Widget {
  const known = widgets.find((widget) => widget === name);
  if (known === undefined)
    throw new Refusal(404, `There is no widget ${JSON.stringify(name)}. The widgets: ${widgets.join(', ')}.`);
  return known;
}

function readUrl(query: URLSearchParams): string | undefined {
  const url = query.get('url') ?? undefined;
  if (url === undefined) return undefined;
  if (!/^https?:\/\/|^\/(?!\/)/.test(url) || !URL.canParse(url, 'http://localhost'))
    throw new Refusal(400, '"url" is neither an absolute address nor a path.');
  return url;
}

/** Splits the path from the query, which is never logged because it may contain a link's token. */
function readTarget({ url = '/' }: IncomingMessage): { path: string; query: URLSearchParams } {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  return { path, query: new URLSearchParams(query) };
}

type Body = Buffer | undefined;

/**
 * Reads a body that is a little too large to its end, because closing the connection on a client that is still sending
 * would lose the answer. Gives up on a much larger one.
 */
async function readBody(request: IncomingMessage, most: number): Promise<Body> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Destroying the request with the loop would lose the answer, too.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else chunks.length = 0;
    if (size > most * READ_ON) break;
  }
  return size <= most ? Buffer.concat(chunks) : undefined;
}

const READ_ON = 4;

/** How long a connection with a body too large stays open after its answer, in ms. */
const FAREWELL = 1_000;

function readJson({ headers }: IncomingMessage, body: Body, most: number): object {
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '') || headers['content-encoding'] !== undefined)
    throw new Refusal(415, 'Send the page data as application/json, not compressed.');
  if (!body) throw new Refusal(413, `The page data is larger than ${most} bytes.`);
  const read = readPageJson(decode(body));
  if ('data' in read) return pageDataIn(read.data);
  if (read.refused === 'deep') throw new Refusal(422, `The page data is nested more than ${MOST_NESTED} levels deep.`);
  throw new Refusal(400, 'The page data is not valid JSON.');
}

function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new Refusal(400, 'The page data is not valid UTF-8.');
  }
}

function pageDataIn(data: unknown): object {
  if (isObject(data) && (!('settings' in data) || isObject(data.settings))) return data;
  throw new Refusal(422, 'The page data is not an object with `settings`.');
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function send(request: IncomingMessage, response: ServerResponse, { status, type, text, headers }: Answer): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

const json = (status: number, value: unknown, headers?: Record<string, string>): Answer => ({
  status,
  type: 'application/json',
  text: JSON.stringify(value),
  ...(headers && { headers }),
});

const problem = (status: number, error: string, headers?: Record<string, string>): Answer =>
  json(status, { error }, headers);

/** Returns where an error arose, without its message, which may quote page data. */
function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join('\n');
}
