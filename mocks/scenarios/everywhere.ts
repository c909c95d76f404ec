import type { Scenario } from '../world/scenarios.ts';

/** Worlds in which something is different for every call, or on every page. */
export const everywhere = {
  happy: { summary: 'Everything works.' },
  slow: { summary: 'Every answer takes three seconds.', network: 'slow' },
  offline: { summary: 'No call arrives.', network: 'offline' },
  flaky: { summary: 'The first try of every call is not answered.', network: 'flaky' },
  'answers-lost': { summary: 'Every call arrives, and its answer is lost.', network: 'lost' },
  unavailable: { summary: 'The journal is too busy for any call.', network: 'unavailable' },
  busy: { summary: 'Every call comes too soon after others.', network: 'busy' },
  'html-for-json': { summary: 'A proxy answers every call with a page of HTML.', network: 'html' },
  'signed-out': {
    summary: 'The session has ended; the first call that needs it finds out.',
    network: 'signed-out',
  },
  'bot-check-blocked': {
    summary: 'The script of the bot check cannot be loaded.',
    botCheck: 'blocked',
  },
  'bot-check-silent': { summary: 'The bot check never answers.', botCheck: 'silent' },
  'bot-check-absent': { summary: 'The host has no bot check.', botCheck: 'absent' },
  'malformed-page-data': {
    summary: 'The host injects page data that is not as agreed.',
    pageData: 'malformed',
  },
} as const satisfies Record<string, Scenario>;
