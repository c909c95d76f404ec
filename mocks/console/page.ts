import { html, raw } from 'hono/html';
import type { Mail } from '#machines/api/contract.ts';
import { lookUp } from '../journal/read-fields.ts';
import type { Letter } from '../journal/visitor/letters.ts';
import { AREAS } from '../scenario/scenarios.ts';
import type { Switches } from '../scenario/switches.ts';
import type { Row } from './summary.ts';
import { SWITCHES } from './switches.ts';

export type PageList = readonly { area: string; entries: readonly { title: string; href: string }[] }[];

/** What the console shows. `done` names the last action; `errors` says why it was refused. */
export interface ConsoleView {
  time: string;
  session: string | null;
  reader: string;
  scenario: string;
  default_scenario: string;
  done?: string | null;
  errors?: string;
  mails: (Mail & Letter & { link?: string })[];
  readers: { reader: string; name: string; email: string; summary: string }[];
  summary: Record<string, Row[]>;
  switches: Switches;
  pages?: PageList;
  /** The query of a link to the session's world. */
  link?: string;
  api: readonly { call: string; body: string; does: string }[];
}

/** Renders the console as HTML without scripts; every change is a form. */
export function consolePage(view: ConsoleView) {
  const done = lookUp(DONE, view.done ?? '');
  return shell(
    'Mock journal',
    view.errors,
    html`<main>
<h1>Mock journal</h1>
<nav aria-label="On this page"><ul>${SECTIONS.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
<div class="console">
${refused(view.errors)}
${done === undefined ? '' : html`<p class="note" role="status">${done}</p>`}
<dl class="facts">
<div><dt>You are</dt><dd>${view.reader}</dd></div>
${view.session === null ? '' : html`<div><dt>Session</dt><dd><code>${view.session}</code></dd></div>`}
<div><dt>Scenario</dt><dd>${view.scenario}</dd></div>
<div><dt>Clock</dt><dd><time datetime="${view.time}">${timeWords(view.time)}</time></dd></div>
${view.link === undefined ? '' : html`<div><dt>For others</dt><dd><a href="${view.link}">Link to this world</a></dd></div>`}
</dl>
${section('scenario', scenarioForm(view))}
${section('switches', switchForm(view.switches))}
${section('readers', readerList(view))}
${section('mails', mailList(view.mails))}
${section('clock', clockForms(view.time))}
${view.pages ? section('pages', pageList(view.pages)) : ''}
${section('state', stateLists(view.summary))}
${section('reset', resetForm)}
${section('api', apiList(view.api))}
</div>
</main>`,
  );
}

/** Renders the page of a mailed password link, as HTML. */
export const passwordPage = (token: string, errors?: string) =>
  shell(
    'Choose a new password',
    errors,
    html`<main>
<h1>Choose a new password</h1>
${refused(errors)}
<p>This page belongs to the mock journal. A host has its own.</p>
<form method="post" action="/password" class="line">
<input type="hidden" name="token" value="${token}">
<label for="new-password">New password (8 characters or more)</label>
<input id="new-password" name="password" type="password" autocomplete="new-password" required>
<button>Set password</button>
</form>
</main>`,
  );

type Html = ReturnType<typeof html>;

const shell = (title: string, errors: string | undefined, content: Html) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${errors === undefined ? '' : 'Error: '}${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__journal/style.css">
</head>
<body>
${content}
</body>
</html>`;

const refused = (errors: string | undefined) =>
  errors === undefined ? '' : html`<p class="note bad" role="alert">${errors}</p>`;

const SECTIONS = [
  ['scenario', 'Scenario'],
  ['switches', 'Network and providers'],
  ['readers', 'Readers'],
  ['mails', 'Mails'],
  ['clock', 'Clock'],
  ['pages', 'Pages'],
  ['state', 'State'],
  ['reset', 'Reset'],
  ['api', 'API'],
] as const;

type SectionId = (typeof SECTIONS)[number][0];

const DONE: Record<string, string> = {
  session: 'You switched readers.',
  scenario: 'You switched scenarios.',
  switches: 'The switches are set.',
  clock: 'The clock is set.',
  reset: 'Everything is reset.',
  password: 'Your password is set.',
};

const section = (id: SectionId, content: Html) => html`<section aria-labelledby="${id}">
<h2 id="${id}">${SECTIONS.find(([each]) => each === id)?.[1]}</h2>
${content}
</section>`;

const mailList = (mails: ConsoleView['mails']) =>
  mails.length === 0
    ? html`<p>No mail yet. Codes and links appear here.</p>`
    : html`<ol class="cards" reversed>${mails.map(
        ({ to, subject, text, link }) => html`<li>
<h3>${subject}</h3>
<p class="quiet">To ${to}</p>
<p>${text}</p>
${link === undefined ? '' : html`<p><a href="${link}">${link}</a></p>`}
</li>`,
      )}</ol>`;

const readerList = ({ readers, reader: self }: ConsoleView) => html`
<p>Logging in here sets this browser’s cookie. Everyone’s password is <code>correct horse</code>.</p>
<form method="post" action="/__journal/session">
<p><button name="reader" value="visitor">Log out</button></p>
<ul class="rows">${readers.map(
  ({ reader, name, email, summary }) => html`<li>
<button name="reader" value="${reader}" aria-describedby="of-${reader}">Log in as ${name}</button>
<span id="of-${reader}">${email === self ? html`<strong>This is you.</strong> ` : ''}${summary} <span class="quiet">${email}</span></span>
</li>`,
)}</ul>
</form>`;

const scenarioForm = ({ scenario, default_scenario: standard }: ConsoleView) => html`
<p>Your choice also sets the switches below, and applies to your session alone. Others stay in “${standard}”.</p>
<form method="post" action="/__journal/scenario" class="line" data-at-once>
<label for="scenario-name">Scenario of this session</label>
<select id="scenario-name" name="scenario">
<option value="">Default</option>
${Object.entries(AREAS).map(
  ([area, scenarios]) =>
    html`<optgroup label="${area}">${Object.entries(scenarios).map(
      ([name, { summary }]) => html`<option value="${name}"${chosen(name === scenario)}>${name}: ${summary}</option>`,
    )}</optgroup>`,
)}
</select>
<button>Enter</button>
</form>`;

const switchForm = (switches: Switches) => html`
<form method="post" action="/__journal/switches" class="line" data-at-once>
${Object.entries(SWITCHES).map(
  ([id, { label, hint, options }]) => html`<label for="switch-${id}">${label}</label>
<select id="switch-${id}" name="${id}"${hint === '' ? '' : raw(` aria-describedby="hint-${id}"`)}>${Object.entries(
    options,
  ).map(
    ([value, words]) =>
      html`<option value="${value}"${chosen(value === (Object(switches)[id] ?? ''))}>${words}</option>`,
  )}</select>
${hint === '' ? '' : html`<p class="quiet" id="hint-${id}">${hint}</p>`}`,
)}
<button>Set</button>
</form>`;

const chosen = (isChosen: boolean) => raw(isChosen ? ' selected' : '');

const pageList = (pages: PageList) =>
  html`<ul class="rows">${pages.map(
    ({ area, entries }) => html`<li><b>${area}</b>
<span>${entries.map(({ title, href }) => html`<a href="${href}">${title}</a>${raw(' &ensp; ')}`)}</span></li>`,
  )}</ul>`;

const clockForms = (time: string) => html`
<p>As the clock advances, debits are paid, gifts are mailed, and codes and links expire.</p>
<form method="post" action="/__journal/clock" class="line">
<label for="clock-advance">Advance the clock by</label>
<select id="clock-advance" name="advance">${STEPS.map(([seconds, words]) => html`<option value="${seconds}">${words}</option>`)}</select>
<button>Advance</button>
</form>
<form method="post" action="/__journal/clock" class="line">
<label for="clock-time">Or set it to a later time (UTC)</label>
<input id="clock-time" name="time" type="datetime-local" required value="${time.slice(0, 16)}">
<button>Set the clock</button>
</form>`;

const STEPS = [
  [60, '1 minute'],
  [600, '10 minutes'],
  [3_600, '1 hour'],
  [86_400, '1 day'],
  [604_800, '1 week'],
  [2_678_400, '31 days'],
  [31_622_400, '366 days'],
] as const;

const stateLists = (summary: ConsoleView['summary']) => html`
<p><a href="/__journal/state">Everything as JSON</a></p>
${Object.entries(summary).map(
  ([part, rows]) => html`<details>
<summary>${part.charAt(0).toUpperCase() + part.slice(1)} (${rows.length})</summary>
${rows.length === 0 ? html`<p>None yet.</p>` : html`<ul class="rows">${rows.map(rowItem)}</ul>`}
</details>`,
)}`;

const rowItem = (row: Row) => {
  const [[, name] = ['', ''], ...fields] = Object.entries(row);
  const known = fields.filter(([, value]) => value !== null && value !== '');
  return html`<li><code>${name}</code> <span>${known.map(
    ([key, value], at) =>
      html`${at > 0 ? ' · ' : ''}<span class="quiet">${key.replaceAll('_', ' ')}</span> ${shown(key, value)}`,
  )}</span></li>`;
};

const shown = (key: string, value: Row[string]): string =>
  AMOUNTS.has(key) && typeof value === 'number' ? `$${(value / 100).toFixed(2)}` : String(value);

const AMOUNTS = new Set(['amount', 'print_us', 'print_ca', 'print_intl', 'digital']);

const resetForm = html`
<p>Deletes every order, account, mail and session, and resets the clock.</p>
<form method="post" action="/__journal/reset"><button class="bad">Reset everything</button></form>`;

const apiList = (api: ConsoleView['api']) => html`
<p>The same controls as JSON, for scripts and tests. Other sites cannot make changes.</p>
<dl class="api">${api.map(
  ({ call, body, does }) =>
    html`<dt><code>${call}</code>${body === '' ? '' : html` <code>${body}</code>`}</dt><dd>${codes(does)}</dd>`,
)}</dl>`;

const codes = (words: string) =>
  words.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

const timeWords = (time: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(time)) +
  ' UTC';

/** The style sheet of the console, also of its panel in a page. */
export const STYLE = `
:root, :host { color-scheme: light dark; --ink: light-dark(#1d1b18, #eeeae4); --quiet: light-dark(#5c574f, #b5aea4); --paper: light-dark(#fbf9f5, #191715);
  --card: light-dark(#fff, #24211e); --line: light-dark(#8b8478, #7d766c); --accent: light-dark(#1f4f7a, #9cc7ee); --bad: light-dark(#9b1c1c, #ffb0a6) }
* { box-sizing: border-box }
body, .panel { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 0 1rem }
h1, h2, h3 { line-height: 1.2; margin: 0 }
h1 { padding-top: 1.5rem }
h2 { margin-bottom: .5rem }
h3 { font-size: 1rem }
p { margin: 0 0 .5rem }
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
section { padding: 1.5rem 0; border-top: 1px solid var(--line) }
code { font: .9em/1.4 ui-monospace, monospace }
a, code, dd, li { overflow-wrap: anywhere }
p > a { display: inline-block; padding: .125rem 0 }
ul, ol, dl, dd { margin: 0; padding: 0; list-style: none }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .75rem 0 1rem }
nav a { display: inline-block; padding: .25rem 0 }
.facts { display: flex; flex-wrap: wrap; gap: .5rem 2rem; padding-top: .75rem }
.facts dt, .quiet { color: var(--quiet); font-size: .875rem }
.note { margin-top: .75rem; padding: .5rem .75rem; border-inline-start: 4px solid var(--accent); background: var(--card) }
.note.bad { border-color: var(--bad) }
.cards { display: grid; gap: .75rem }
.cards li { padding: .75rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .25rem }
.cards p { margin: .25rem 0 0 }
.rows li { display: grid; gap: .25rem 1rem; padding: .5rem 0; border-bottom: 1px solid color-mix(in srgb, var(--line) 40%, transparent) }
@media (min-width: 45rem) { .rows li { grid-template-columns: 16rem 1fr; align-items: baseline } }
.line { display: grid; gap: .25rem; max-width: 40rem; margin-bottom: 1rem }
label { font-weight: 600 }
button, select, input { font: inherit; color: inherit; min-height: 2.5rem; max-width: 100%; padding: .375rem .75rem; background: var(--card); border: 1px solid var(--line); border-radius: .25rem; text-align: start }
select, input { width: 100% }
button { justify-self: start; color: var(--accent); border-color: var(--accent); cursor: pointer }
button.bad { color: var(--bad); border-color: var(--bad) }
summary { padding: .5rem 0; cursor: pointer; font-weight: 600 }
.api dt { margin-top: .75rem }
`;

/** Headers that block all resources, restrict forms to the own origin and hide the referrer from other sites. */
export const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; img-src data:; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
};
