import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { pathIn } from '#host/own-address.ts';
import { sessionIn } from '#mocks/http/call-of.ts';
import { cookieOver } from '#mocks/http/serve.ts';
import { PASSWORD } from '#mocks/journal/account/account-state.ts';
import type { Journal } from '#mocks/journal/journal.ts';
import { lookUp } from '#mocks/journal/read-fields.ts';
import { beginSession } from '#mocks/journal/visitor/sessions.ts';
import { isReader, PEOPLE_OF_PAGES, personOf, type Reader, refOf } from '#mocks/readers.ts';
import { INDEX } from '#src/site/index-of-pages.ts';
import { pageDocument } from '../../docs/examples/host/page.ts';

/**
 * Lets a tester choose a reader: `?reader=NAME` on any page logs in as one of the mock journal's readers. `/readers`
 * lists them with their password, test cards, sent mails, and a link to every page.
 */
export function withReaders(journal: Journal, host: Hono): Hono {
  const app = new Hono();
  app.get('/readers', (context) => context.html(readersPage(journal)));
  app.use(async (context, next) => {
    const url = new URL(context.req.url);
    const reader = url.searchParams.get('reader') ?? '';
    if (context.req.method !== 'GET' || !isReader(reader)) return next();
    url.searchParams.delete('reader');
    return context.body(null, 303, {
      Location: pathIn(url),
      'Cache-Control': 'no-store',
      'Set-Cookie': cookieOver(context.req.raw, becoming(journal, reader, sessionIn(context.req.raw))),
    });
  });
  app.all('*', ({ req }) => host.fetch(req.raw));
  return app;
}

/** Logs in and returns the session cookie. Like any login, it keeps the visitor's cart. */
const becoming = (journal: Journal, reader: Reader, session: string | undefined): string =>
  journal.work((desk) => {
    const account = lookUp(desk.state.accounts, refOf(reader) ?? '');
    return account ? beginSession(desk, account)['Set-Cookie'] : 'session=; Path=/; Max-Age=0';
  }, session);

const readersPage = (journal: Journal) =>
  pageDocument({
    page: {
      title: 'Readers of this example',
      description: 'Who can log in to the mock journal behind this host.',
      widgets: [],
      content: () => html`<h1>Readers of this example</h1>
      <p>The mock journal behind this host has these readers. Log in as one with a click, or at the
        <a href="/login">login</a> with the password <code>${PASSWORD}</code>. <code>?reader=NAME</code> on any page does the
        same. All is forgotten when the server stops.</p>
      <ul class="contents people">${PEOPLE_OF_PAGES.map((reader) => {
        const { summary, body } = personOf(reader);
        const { name, email } = body.subscriber.account;
        return html`
        <li><a href="/account?reader=${reader}">${name}</a>
          <span>${summary}<span class="note">${email} · <code>${reader}</code></span></span></li>`;
      })}
        <li><a href="/account?reader=administrator">Administrator</a>
          <span>Looks at every account, and changes none<span class="note"><code>administrator</code></span></span></li>
        <li><a href="/?reader=visitor">Nobody</a> <span>A visitor<span class="note"><code>visitor</code></span></span></li>
      </ul>
      <h2>Cards</h2>
      <p>No card is charged. Use any future date and any security code.</p>
      <ul class="contents people">
        <li><code>4242 4242 4242 4242</code><span>pays</span></li>
        <li><code>4000 0000 0000 0002</code><span>is declined</span></li>
        <li><code>4000 0027 6000 3184</code><span>asks for confirmation first</span></li>
      </ul>
      <h2>Mails</h2>
      ${mailsOf(journal)}
      <h2>Pages</h2>
      <ul class="contents">${INDEX.map(
        ({ area, entries }) => html`
        <li><span class="kind">${area}</span>
          <span>${entries.map(({ title, href }) => html`<a href="${href}">${title}</a>${raw(' &ensp; ')}`)}</span></li>`,
      )}
      </ul>`,
    },
    path: '/readers',
    data: {},
    head: '',
    widgets: {},
  });

function mailsOf(journal: Journal) {
  const { mails } = journal.state();
  if (mails.length === 0) return html`<p>No mails yet. Codes and links appear here.</p>`;
  return html`<ul class="contents people">${mails.toReversed().map(
    ({ to, about, code, link }) => html`
        <li><span>${to}</span>
          <span>${about} ${code ?? ''} ${link === undefined ? '' : html`<a href="${link}">${link}</a>`}</span></li>`,
  )}
      </ul>`;
}
