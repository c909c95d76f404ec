import { Hono } from 'hono';
import { type Call, visitOf } from '#mocks/journal/request-context.ts';
import { callOf, prefersPage, sessionIn } from '../http/call-of.ts';
import { accountByEmail } from '../journal/account/accounts.ts';
import { setClock } from '../journal/calendar.ts';
import type { Journal } from '../journal/journal.ts';
import { isRecord, lookUp, textOf } from '../journal/read-fields.ts';
import type { JournalState } from '../journal/state.ts';
import { letterOf } from '../journal/visitor/letters.ts';
import { choosePassword } from '../journal/visitor/login.ts';
import { linkIn } from '../journal/visitor/mails.ts';
import { cookieHandedOver } from '../journal/visitor/sessions.ts';
import { beginWorld, worldOf } from '../journal/world.ts';
import { isReader, READERS, refOf } from '../readers.ts';
import { isScenarioName, scenarios } from '../scenario/scenarios.ts';
import { consolePage, PAGE_HEADERS, type PageList, passwordPage, STYLE } from './page.ts';
import { readersOf, summaryOf } from './summary.ts';
import { parseSwitches, SWITCHES } from './switches.ts';
import { enterAccount, enterScenario, linkOf, refIn } from './world.ts';

export const CONSOLE = '/__journal';

/** The console's routes, as listed on its page, in its 404 replies and in docs/journal.md. */
export const API = [
  {
    call: 'GET /__journal',
    body: '',
    does: 'the page for a browser; otherwise a summary of the state',
  },
  { call: 'GET /__journal/state', body: '', does: 'the whole state; `/state/carts` returns one part' },
  {
    call: 'GET /__journal/mails',
    body: '',
    does: 'the mails, newest first, with their links; `?to=` filters by address',
  },
  { call: 'GET /__journal/readers', body: '', does: 'the readers to log in as' },
  { call: 'GET /__journal/session', body: '', does: 'the reader and the scenario of this session' },
  {
    call: 'POST /__journal/session',
    body: '{"reader": "expired"}',
    does: 'logs in as a reader, by name or email, and sets the cookie; `visitor` logs out',
  },
  {
    call: 'POST /__journal/scenario',
    body: '{"scenario": "card-declined"}',
    does: 'sets the scenario of this session; `null` restores that of the command line',
  },
  {
    call: 'POST /__journal/switches',
    body: '{"network": "offline"}',
    does: 'changes the network, `call` it affects, `payment`, `botCheck` or `botProvider` of this session',
  },
  { call: 'GET /__journal/clock', body: '', does: "the journal's time" },
  {
    call: 'POST /__journal/clock',
    body: '{"advance": 60}',
    does: 'advances the clock by seconds, or sets it: `{"time": "2027-01-01T00:00:00Z"}`',
  },
  { call: 'POST /__journal/reset', body: '', does: 'resets everything, as on a new start of the server' },
] as const;

export interface ConsoleOptions {
  /** The base URL of mailed links. Defaults to the mock itself. */
  front?: string | undefined;
  /** Resets the journal to its starting options. Defaults to `journal.reset`. */
  restart?: (() => void) | undefined;
  /** The pages of the publication around the journal, which honours links to a world. */
  pages?: PageList | undefined;
}

type Asked = Pick<Call, 'body' | 'query' | 'session'> & { origin: string };

type Outcome = { headers?: Record<string, string> } | { errors: string };

/** Creates the console: the page and API for inspecting and controlling a journal served over HTTP. */
export function createConsole(journal: Journal, { front, restart = journal.reset, pages }: ConsoleOptions = {}): Hono {
  const views = viewsOf(journal, front);
  const changes = changesOf(journal, restart);
  const app = new Hono().basePath(CONSOLE);
  const page = (asked: Asked, told: { done?: string | null; errors?: string } = {}) =>
    consolePage({
      ...views.session(asked),
      ...views.clock(),
      ...told,
      mails: views.mails(asked),
      readers: views.readers(),
      summary: views.summary(),
      switches: worldOf({ state: journal.state(), session: asked.session }).switches,
      ...(pages && { pages, link: linkOf(views.state(), asked.session) }),
      api: API,
    });
  app.use(async ({ header }, next) => {
    await next();
    header('Cache-Control', 'no-store');
  });
  app.get('/', ({ req, json, html }) => {
    const asked = askedBy(req.raw);
    return prefersPage(req.header('Accept') ?? '')
      ? html(page(asked, { done: req.query('done') ?? null }), 200, PAGE_HEADERS)
      : json({ ...views.clock(), ...views.session(asked), ...views.summary() });
  });
  app.get('/style.css', ({ body }) => body(STYLE, 200, { 'Content-Type': 'text/css' }));
  app.get('/state/:part?', ({ req, json }) => {
    const state = views.state();
    const part = req.param('part');
    if (part === undefined) return json(state);
    const found = lookUp({ ...state }, part);
    return found === undefined
      ? json({ errors: `The parts of the state are: ${Object.keys(state).join(', ')}.` }, 404)
      : json(found);
  });
  for (const name of ['mails', 'readers', 'session', 'clock'] as const)
    app.get(`/${name}`, ({ req, json }) => json(views[name](askedBy(req.raw))));
  for (const [name, change] of Object.entries(changes))
    app.post(`/${name}`, async ({ req, json, html, body }) => {
      const call = await callOf(req.raw, {});
      const asked = { ...call, origin: new URL(req.url).origin };
      const outcome = change(asked);
      if ('errors' in outcome)
        return call.wantsPage ? html(page(asked, outcome), 400, PAGE_HEADERS) : json(outcome, 400);
      const { headers = {} } = outcome;
      if (call.wantsPage) return body(null, 303, { ...headers, Location: `${CONSOLE}?done=${name}` });
      const session = /^session=([^;]+)/.exec(headers['Set-Cookie'] ?? '')?.[1] ?? call.session;
      return json({ ...views.clock(), ...views.session({ session }) }, 200, headers);
    });
  app.notFound(({ req, json }) =>
    json(
      { errors: `There is no ${req.method} ${req.path}. There are: ${API.map(({ call }) => call).join(', ')}.` },
      404,
    ),
  );
  return app;
}

/** Creates the page behind a mailed password link. The contract leaves this page to the host. */
export function createPasswordPage(journal: Journal): Hono {
  const app = new Hono();
  app.get('/', ({ req, html }) => html(passwordPage(req.query('token') ?? ''), 200, PAGE_HEADERS));
  app.post('/', async ({ req, html, redirect }) => {
    const { body } = await callOf(req.raw, {});
    const token = textOf(body, 'token');
    const errors = journal.work((context) => choosePassword(context, token, textOf(body, 'password')));
    return errors === undefined
      ? redirect(`${CONSOLE}?done=password`, 303)
      : html(passwordPage(token, errors), 400, PAGE_HEADERS);
  });
  return app;
}

const askedBy = (request: Request): Asked => {
  const { searchParams, origin } = new URL(request.url);
  return { query: searchParams, session: sessionIn(request), origin };
};

function viewsOf(journal: Journal, front: string | undefined) {
  // Runs everything that is due before the state is read.
  const current = () => {
    journal.work(() => undefined);
    return journal.state();
  };
  return {
    state: current,
    summary: () => summaryOf(current()),
    readers: () => readersOf(current()),
    clock: () => ({ time: journal.work(({ now }) => new Date(now).toISOString()) }),
    session: ({ session }: Pick<Asked, 'session'>) => {
      const state = current();
      return {
        session: session ?? null,
        reader: lookUp(state.accounts, refIn(state, session) ?? '')?.subscriber.account.email ?? 'visitor',
        scenario: worldOf({ state, session }).scenario,
        default_scenario: state.scenario,
      };
    },
    mails: ({ query, origin }: Asked) => {
      const to = query?.get('to')?.toLowerCase();
      return current()
        .mails.filter((mail) => to === undefined || mail.to.toLowerCase() === to)
        .map((mail) => {
          const link = linkIn(mail);
          return { ...mail, ...letterOf(mail), ...(link && { link: new URL(link, front ?? origin).href }) };
        })
        .reverse();
    },
  };
}

const changesOf = (journal: Journal, restart: () => void): Record<string, (asked: Asked) => Outcome> => ({
  reset: () => {
    restart();
    return {};
  },
  session: ({ body, session }): Outcome => {
    const name = textOf(body, 'reader');
    const ref = refNamed(journal.state(), name);
    if (ref === undefined)
      return {
        errors: `There is no reader "${name}". Send {"reader": NAME}; the readers are: ${READERS.join(', ')}, or the email address of any account.`,
      };
    return journal.work((context) => enterAccount(context, ref), session);
  },
  scenario: ({ body, session }): Outcome => {
    const wanted = isRecord(body) ? (body.scenario ?? '') : undefined;
    if (wanted === '') {
      if (session !== undefined) journal.work(({ state }) => delete state.worlds[session]);
      return {};
    }
    if (typeof wanted !== 'string' || !isScenarioName(wanted))
      return {
        errors: `Send {"scenario": NAME}, or null for the one of the command line. The scenarios are: ${Object.keys(scenarios).join(', ')}.`,
      };
    return journal.work((context) => enterScenario(context, wanted), session);
  },
  switches: ({ body, session }): Outcome => {
    const change = isRecord(body) ? parseSwitches(body) : undefined;
    if (!change) return { errors: `Send {"SWITCH": VALUE}. The switches are: ${SWITCH_VALUES}.` };
    return journal.work((context) => {
      const visit = visitOf(context);
      if (visit !== undefined) context.state.worlds[visit] ??= beginWorld(context.state.scenario);
      const world = worldOf({ state: context.state, session: visit });
      Object.assign(world.switches, change);
      world.calls = {};
      return cookieHandedOver(context);
    }, session);
  },
  clock: ({ body }): Outcome => {
    const now = journal.work((context) => context.now);
    const to = timeIn(body, now);
    if (to === undefined) return { errors: 'Send {"advance": SECONDS} or {"time": "2027-01-01T00:00:00Z"}.' };
    if (to < now)
      return {
        errors: `The clock only goes forward, and it is ${new Date(now).toISOString()}; a reset takes it back.`,
      };
    if (to >= END) return { errors: `The clock ends at ${new Date(END).toISOString()}.` };
    journal.work((context) => setClock(context, to));
    return {};
  },
});

const SWITCH_VALUES = Object.entries(SWITCHES)
  .map(([name, { options }]) => `${name} (${Object.keys(options).filter(Boolean).join(', ')})`)
  .join('; ');

/** Finds an account by reader name, account reference or email. Returns null for the visitor, undefined if unknown. */
function refNamed(state: JournalState, name: string): string | null | undefined {
  if (isReader(name)) return refOf(name);
  return lookUp(state.accounts, name) ? name : accountByEmail(state, name)?.subscriber.account.ref;
}

/** Returns the time (ms) that a body sets the clock to, or undefined if it is invalid. */
function timeIn(body: unknown, now: number): number | undefined {
  const { advance, time } = Object(body);
  const seconds = typeof advance === 'string' && advance !== '' ? Number(advance) : advance;
  if (typeof seconds === 'number' && Number.isFinite(seconds)) return now + seconds * 1_000;
  // A form sends no time zone; the page labels the field as UTC.
  const to = typeof time === 'string' ? Date.parse(/T[\d:.]+$/.test(time) ? `${time}Z` : time) : Number.NaN;
  return Number.isNaN(to) ? undefined : to;
}

const END = Date.UTC(2100, 0, 1);
