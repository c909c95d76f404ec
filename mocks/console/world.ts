import { type Context, visitOf } from '#mocks/journal/request-context.ts';
import type { Journal } from '../journal/journal.ts';
import { lookUp } from '../journal/read-fields.ts';
import type { JournalState } from '../journal/state.ts';
import { become, cookieHandedOver } from '../journal/visitor/sessions.ts';
import { beginWorld, worldOf } from '../journal/world.ts';
import { isReader, READERS, type Reader, refOf } from '../readers.ts';
import { isScenarioName, type ScenarioName, scenarioOf } from '../scenario/scenarios.ts';
import { SWITCHES } from './switches.ts';

interface Entered {
  headers?: Record<string, string>;
}

/** The parameters of an address that choose a world. */
export const WORLD = ['scenario', 'reader'] as const;

/**
 * Moves a session, or a journal without cookies, into the world that an address names: `?scenario=NAME`, `?reader=NAME`.
 * A scenario brings its own reader or a visitor. Missing and unknown names change nothing.
 */
export const enterWorld = (journal: Journal, query: URLSearchParams, session?: string): Entered =>
  journal.work((context) => {
    const scenario = query.get('scenario') ?? '';
    const reader = query.get('reader') ?? '';
    if (!isScenarioName(scenario)) return isReader(reader) ? becomeReader(context, reader) : {};
    const left = becomeReader(context, 'visitor');
    const entered = enterScenario(context, scenario);
    return { ...left, ...entered, ...(isReader(reader) && becomeReader(context, reader)) };
  }, session);

/** Moves into a scenario and logs in the reader it names. Over HTTP, starts a session if the caller has none. */
export function enterScenario(context: Context, name: ScenarioName): Entered {
  const { reader } = scenarioOf(name);
  const visit = visitOf(context);
  if (visit === undefined) Object.assign(context.state, beginWorld(name));
  else context.state.worlds[visit] = beginWorld(name);
  return reader ? becomeReader(context, reader) : cookieHandedOver(context);
}

const becomeReader = (context: Context, reader: Reader): Entered => enterAccount(context, refOf(reader));

/** Logs in to an account, or out for null. */
export function enterAccount(context: Context, ref: string | null): Entered {
  if (context.keepsCookies) return { headers: become(context, lookUp(context.state.accounts, ref ?? '')) };
  context.state.reader = ref;
  return {};
}

/** Describes a session's world in one line. Omits switches in their first position. */
export function lineOf(state: JournalState, session?: string): string {
  const { scenario, switches } = worldOf({ state, session });
  const { call, ...others } = switches;
  const changed = Object.entries(others).flatMap(([id, value]) => {
    const { label, options } = SWITCHES[id as keyof typeof others]; // the keys of the switches
    if (value === Object.keys(options)[0]) return [];
    return id === 'network' ? `${options[value]} (${call ?? 'every call'})` : `${label}: ${options[value]}`;
  });
  const account = lookUp(state.accounts, refIn(state, session) ?? '');
  return [account?.subscriber.account.name ?? 'Visitor', scenario, ...changed].join(' · ');
}

/** Returns the query that leads to a session's world. An account that was opened here has no name to link to. */
export function linkOf(state: JournalState, session?: string): string {
  const ref = refIn(state, session);
  const reader = READERS.find((one) => refOf(one) === ref);
  return `?${new URLSearchParams({ scenario: worldOf({ state, session }).scenario, ...(reader && { reader }) })}`;
}

/** The account of a session, or of the only reader of a journal without cookies. */
export const refIn = ({ reader, sessions }: JournalState, session: string | undefined): string | null =>
  session === undefined ? reader : (lookUp(sessions, session) ?? null);
