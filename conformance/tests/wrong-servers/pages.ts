import { answers, asked, changed, headers, instead, type WrongServers } from './fault.ts';

/** Hosts whose pages have wrong data or lead to the wrong place. */
export const wrongPages: WrongServers = {
  'a page without data': {
    at: ['host-pages', 'renders showHome for a visitor'],
    wrong: instead('showHome', () => html('<!doctype html><h1>Emberdays</h1>')),
    found: ['showHome', 'page data in script#journal-data', '<!doctype html><h1>Emberdays</h1>'],
  },
  'invalid page data': {
    at: ['host-pages', 'renders showLogin for a visitor'],
    wrong: answers('showLogin', async (response) =>
      html((await response.text()).replace('"subscriber":null', '"subscriber":"nobody"')),
    ),
    found: ['showLogin', '/subscriber to be of type object or null', 'nobody'],
  },
  "a reader's page in shared caches": {
    at: ['host-pages', 'renders showAccount for a reader'],
    wrong: headers('showAccount', (stated) => stated.set('Cache-Control', 'public, max-age=600')),
    found: ['showAccount', 'the header Cache-Control: no-store', 'public, max-age=600'],
  },
  'a page that sends its token as referrer': {
    at: ['host-pages', 'renders showReceipt for a visitor'],
    wrong: headers('showReceipt', (stated) => stated.delete('Referrer-Policy')),
    found: ['showReceipt', 'the header Referrer-Policy: no-referrer', 'none'],
  },
  "a reader's page without a login": {
    at: ['host-pages', 'redirects a visitor from showName to the login page'],
    wrong: (right, journal) =>
      asked('showName', async (request) => {
        const body = JSON.stringify({ email: 'fatima@reader.example', password: 'correct horse' });
        const login = await right(new Request(new URL('/api/access/login', request.url), { method: 'POST', body }));
        return changed(request, { headers: (sent) => sent.set('Cookie', login.headers.get('Set-Cookie') ?? '') });
      })(right, journal),
    found: ['showName', 'the redirect of a visitor at /status: 302', '200'],
  },
  'a redirect to any site': {
    at: ['host-pages', 'redirects a reader from signInWithGoogle only to the provider or within the site'],
    wrong: instead('signInWithGoogle', (request) =>
      Response.json(null, {
        status: 302,
        headers: { Location: new URL(request.url).searchParams.get('url') ?? '/', 'Cache-Control': 'no-store' },
      }),
    ),
    found: ['signInWithGoogle', 'a redirect to the provider or within the site', '//evil.example'],
  },
  'a login for a public page': {
    at: ['shipping', 'lists the countries of each shipping category'],
    wrong: instead('getShipping', () => new Response(null, { status: 302, headers: { Location: '/login' } })),
    found: ['getShipping', 'status 200, 429 or 503', '302'],
  },
};

const html = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } });
