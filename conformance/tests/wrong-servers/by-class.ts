import type { CallId, PageId, VisitId } from '../../../mocks/documented.ts';
import type { Answering } from '../../../mocks/http/serve.ts';
import { routes } from '../../../mocks/routes.gen.ts';
import type { ChangingId } from '../../../mocks/routes.ts';
import { operationOf } from '../../runner/exchange.ts';
import { answers, asked, type Body, changed, instead, json, type WrongServer } from './fault.ts';
import { serving } from './serving.ts';

export interface WrongOfClass {
  name: string;
  at: readonly [flow: string, step: string];
  wrong: WrongServer['wrong'];
}

const READERS = ['fatima', 'kavitha', 'etienne', 'linh', 'aroha', 'noor'];

async function cookieOf(server: Answering, reader: string, url: string): Promise<string> {
  const body = JSON.stringify({ email: `${reader}@reader.example`, password: 'correct horse' });
  const login = await server(new Request(new URL('/api/access/login', url), { method: 'POST', body }));
  return login.headers.get('Set-Cookie') ?? '';
}

export const fromAnyOrigin = (call: ChangingId): WrongOfClass => ({
  name: `${call} accepted from any origin`,
  at: ['origins', `refuses ${call} from another origin and changes nothing`],
  wrong: asked(call, (request) => changed(request, { headers: (sent) => sent.delete('Origin') })),
});

/** Foreign origins that an incomplete check accepts. */
export const looksLikeOwn: WrongOfClass[] = (
  [
    ['null', (origin) => origin === 'null'],
    ['its own host with another port', (origin, own) => new URL(origin).hostname === own.hostname],
    ['its own host with another scheme', (origin, own) => new URL(origin).host === own.host],
    ['a prefix of its own origin', (origin, own) => origin.startsWith(`${own.protocol}//${own.hostname}`)],
    ['a suffix of its own origin', (origin, own) => origin.endsWith(own.host) || origin.endsWith(own.hostname)],
    ['a text body', () => false],
  ] satisfies [string, (origin: string, own: URL) => boolean][]
).map(([what, isTaken]) => ({
  name: `changes accepted from another origin: ${what}`,
  at: ['origins', 'refuses changeName from another origin and changes nothing'],
  wrong: (right) => async (request) => {
    const origin = request.headers.get('Origin');
    const isText = what === 'a text body' && request.headers.get('Content-Type') === 'text/plain';
    const isOwn = origin !== null && (isText || safely(() => isTaken(origin, new URL(request.url))));
    return right(isOwn ? await changed(request, { headers: (sent) => sent.delete('Origin') }) : request);
  },
}));

function safely(act: () => boolean): boolean {
  try {
    return act();
  } catch {
    return false; // `null` is not a URL
  }
}

export const onGet = (call: ChangingId): WrongOfClass => ({
  name: `${call} by GET`,
  at: ['safe-methods', `changes nothing when ${call} is sent with another method`],
  wrong: (right) => async (request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== 'GET' || operationOf(routes[call].method, pathname) !== call) return right(request);
    const fields = [...new URLSearchParams(search)].map(([name, value]) => [name, readable(value)]);
    const headers = new Headers(request.headers);
    headers.set('Content-Type', 'application/json');
    const made = new Request(request.url, {
      method: routes[call].method.toUpperCase(),
      headers,
      ...(routes[call].method !== 'delete' && { body: JSON.stringify(Object.fromEntries(fields)) }),
    });
    const response = await right(made);
    return operationOf('GET', pathname) ? right(request) : response;
  },
});

function readable(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

export const forEverybody = (call: ChangingId): WrongOfClass => ({
  name: `${call} for every reader`,
  at: ['bystanders', `${call} changes only what it should and nothing of other readers`],
  wrong: (right) => async (request) => {
    const isMade = operationOf(request.method, new URL(request.url).pathname) === call;
    const copies = READERS.map(() => request.clone());
    const response = await right(request);
    if (!isMade || !response.ok) return response;
    for (const [at, reader] of READERS.entries()) {
      const cookie = await cookieOf(right, reader, request.url);
      const copy = copies[at];
      if (copy) await right(await changed(copy, { headers: (sent) => sent.set('Cookie', cookie) }));
    }
    return response;
  },
});

export const forEverySession = (call: ChangingId): WrongOfClass => ({
  name: `${call} in every session`,
  at: ['bystanders', `${call} changes only what it should and nothing of other readers`],
  wrong: (server) => {
    const cookies = new Set<string>();
    return async (request) => {
      const cookie = request.headers.get('Cookie');
      if (cookie !== null) cookies.add(cookie);
      const isMade = operationOf(request.method, new URL(request.url).pathname) === call;
      const copies = isMade ? [...cookies].map((each) => [each, request.clone()] as const) : [];
      const response = await server(request);
      for (const [each, copy] of copies)
        if (each !== cookie) await server(await changed(copy, { headers: (sent) => sent.set('Cookie', each) }));
      return response;
    };
  },
});

/** Confirms a change but makes it somewhere else. */
export const notMade = (call: ChangingId, at: WrongOfClass['at']): WrongOfClass => ({
  name: `${call} confirmed but not made`,
  at,
  wrong: (server) => {
    const elsewhere = serving();
    return async (request) => {
      const copy = request.clone();
      const isMade = operationOf(request.method, new URL(request.url).pathname) === call;
      const answer = await elsewhere(copy);
      return isMade && answer.ok ? answer : server(request);
    };
  },
});

/** Answers a refused reader with the last successful reply to another. */
export const servedTo = (
  id: CallId | PageId,
  who: 'a visitor' | 'another reader',
  at: WrongOfClass['at'],
): WrongOfClass => ({
  name: `${id} served to ${who}`,
  at,
  wrong: (server) => {
    const known = new Map<string, { text: string; headers: Headers }>();
    return async (request) => {
      const { pathname } = new URL(request.url);
      const isMeant = operationOf(request.method, pathname) === id;
      const isVisitor = !request.headers.has('Cookie');
      const response = await server(request);
      if (!isMeant) return response;
      if (response.ok && !(await response.clone().text()).includes('"upgrade":null'))
        known.set(pathname, { text: await response.clone().text(), headers: new Headers(response.headers) });
      const kept = known.get(pathname);
      return kept && isVisitor === (who === 'a visitor') && (!response.ok || id.startsWith('show'))
        ? new Response(kept.text, { headers: kept.headers })
        : response;
    };
  },
});

export const MANGLED: Record<string, (text: string) => string> = {
  'lower-cased': (text) => text.toLowerCase(),
  capitalized: (text) => text.replace(/(^| )(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase()),
  'composed (NFC)': (text) => text.normalize('NFC'),
  'decomposed (NFD)': (text) => text.normalize('NFD'),
  'normalized (NFKC)': (text) => text.normalize('NFKC'),
  'escaped for HTML': (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  'with quotes escaped': (text) => text.replaceAll("'", "\\'"),
  'cut at 20': (text) => [...text].slice(0, 20).join(''),
  'without markup': (text) => text.replace(/<[^>]*>/g, ''),
  'read as Latin-1': (text) => Buffer.from(text, 'utf8').toString('latin1').slice(0, 200),
  'limited to the Basic Multilingual Plane': (text) => text.replace(/[\u{10000}-\u{10FFFF}]/gu, '?'),
  'with straight quotes': (text) => text.replaceAll('’', "'"),
  'with single spaces': (text) => text.replace(/\s+/g, ' '),
  'without joiners': (text) => text.replaceAll('\u200d', ''),
  'without direction marks': (text) => text.replaceAll('\u200f', ''),
  'without accents': (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  'without non-ASCII characters': (text) => text.replace(/[^ -~]/g, ''),
};

/** Mangles one text of a call before storing it, but returns the original in its reply. */
export const mangled = (call: ChangingId, path: string[], what: string, at: WrongOfClass['at']): WrongOfClass => ({
  name: `${call} with ${path.join('.')} ${what}`,
  at,
  wrong: asked(call, (request) =>
    changed(request, { body: (body) => mangledAt(body, path, MANGLED[what] ?? ((text) => text)) }),
  ),
});

function mangledAt(body: Body, [key = '', ...rest]: string[], change: (text: string) => string): Body {
  const held = Object(body)[key];
  if (held === undefined) return body;
  return { ...body, [key]: rest.length === 0 ? change(String(held)) : mangledAt(held, rest, change) };
}

/** Accepts a text of any length and cuts it before validation. */
export const anyLength = (call: ChangingId, path: string[], length: number, at: WrongOfClass['at']): WrongOfClass => ({
  name: `${call} with ${path.join('.')} of any length`,
  at,
  wrong: asked(call, (request) =>
    changed(request, { body: (body) => mangledAt(body, path, (text) => [...text].slice(0, length).join('')) }),
  ),
});

/** Refuses a text shorter than the contract's limit. */
export const tooShort = (call: ChangingId, path: string[], length: number, at: WrongOfClass['at']): WrongOfClass => ({
  name: `${call} with ${path.join('.')} counted in UTF-16 units`,
  at,
  wrong: instead(call, async (request) => {
    const body: Body = await request
      .clone()
      .json()
      .catch(() => undefined);
    const text = path.reduce((held, key) => Object(held)[key], body);
    return String(text ?? '').length > length ? json({ errors: { [path.join('.')]: 'Too long.' } }, 400) : undefined;
  }),
});

export const withoutLimit = (call: CallId, at: WrongOfClass['at'], body: Body): WrongOfClass => ({
  name: `${call} without a limit`,
  at,
  wrong: answers(call, (response) => (response.status === 429 ? json(body, call === 'logIn' ? 400 : 200) : response)),
});

/** Counts only per session, or per exact spelling of the address. */
export const limitBy = (
  call: CallId,
  what: 'session' | 'spelling',
  at: WrongOfClass['at'],
  body: Body,
): WrongOfClass => ({
  name: `${call} with a limit by ${what}`,
  at,
  wrong: (server, journal) => {
    const counts = new Map<string, number>();
    const isOver = (key: string) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return Number(counts.get(key)) > 50;
    };
    return answers(call, async (response, request) => {
      const { email } = await request.json();
      // A caller without a session counts as a new one.
      const key = what === 'spelling' ? email : (request.headers.get('Cookie') ?? crypto.randomUUID());
      return isOver(key) || response.status !== 429 ? response : json(body, call === 'logIn' ? 400 : 200);
    })(server, journal);
  },
});

/** Enforces a limit, but accepts the right password beyond it. */
export const limitOfWrongOnes = (at: WrongOfClass['at']): WrongOfClass => ({
  name: 'logIn with a limit that the right password bypasses',
  at,
  wrong: (server) => async (request) => {
    const copy = request.clone();
    const response = await server(request);
    if (operationOf(request.method, new URL(request.url).pathname) !== 'logIn' || response.status !== 429)
      return response;
    const { email, password } = await copy.json();
    return password === 'no password of anybody' || email !== email.toLowerCase() ? response : json({}, 200);
  },
});

/** Redirects wherever a faulty filter allows. */
export const leadsAway = (
  id: VisitId,
  parameter: string,
  [what, isTaken]: readonly [string, (asked: string) => boolean],
  at: WrongOfClass['at'],
): WrongOfClass => ({
  name: `${id} that leads to ${what}`,
  at,
  wrong: answers(id, async (response, request) => {
    const asked = new URL(request.url).searchParams.get(parameter) ?? '';
    if (!isTaken(asked) || /[^\x20-\x7e]/.test(asked)) return response;
    if (response.status >= 300) {
      const headers = new Headers(response.headers);
      headers.set('Location', asked);
      return new Response(null, { status: response.status, headers });
    }
    const html = (await response.text()).replace(
      /"login":\{/,
      `"login":{"path":${JSON.stringify(asked).replaceAll('<', '\\u003c')},`,
    );
    return new Response(html, { status: response.status, headers: response.headers });
  }),
});

/** Paths that a filter may miss. */
export const ASTRAY: readonly (readonly [string, (asked: string) => boolean])[] = [
  ['any site', (asked) => asked.startsWith('https://evil.example')],
  ['a site without a scheme', (asked) => asked.startsWith('//evil.example')],
  ['a site after a backslash', (asked) => /^\/\\+evil/.test(asked)],
  ['a site whose name contains the own one', (asked) => /^https:\/\/[^/]*journal\.test/.test(asked)],
  ['a script', (asked) => /^javascript:alert/.test(asked)],
  ['data', (asked) => asked.startsWith('data:')],
  ['a page that logs out', (asked) => asked === '/logout'],
  ['a call', (asked) => asked.startsWith('/api/')],
  ['a call in another spelling', (asked) => asked.startsWith('/API/') || asked.startsWith('/%61pi')],
  ['a page that deletes', (asked) => asked.endsWith('/delete')],
  ['an OAuth link', (asked) => asked.startsWith('/oauth/')],
  ['a forged payment', (asked) => asked.includes('redirect_status')],
  ['another login', (asked) => asked === '/login' || asked === '/login/'],
];
