import { answers, asked, changed, headers, instead, type WrongServer } from './fault.ts';

/** Hosts whose pages are not what the front reads, or lead where they should not. */
export const wrongPages: WrongServer[] = [
  {
    name: 'a page without its data',
    flow: 'host-pages',
    wrong: instead('showHome', () => html('<!doctype html><h1>Emberdays</h1>')),
    found: [
      'renders showHome for a visitor',
      'showHome',
      'page data in script#journal-data',
      '<!doctype html><h1>Emberdays</h1>',
    ],
  },
  {
    name: 'page data that is not as agreed',
    flow: 'host-pages',
    wrong: answers('showLogin', async (response) =>
      html((await response.text()).replace('"subscriber":null', '"subscriber":"nobody"')),
    ),
    found: ['renders showLogin for a visitor', 'showLogin', '/subscriber to be of type object or null', 'nobody'],
  },
  {
    name: "a reader's page that may be kept by anybody",
    flow: 'host-pages',
    wrong: headers('showAccount', (stated) => stated.set('Cache-Control', 'public, max-age=600')),
    found: [
      'renders showAccount for a reader',
      'showAccount',
      'the header Cache-Control: no-store',
      'public, max-age=600',
    ],
  },
  {
    name: 'a page that tells its token on',
    flow: 'host-pages',
    wrong: headers('showReceipt', (stated) => stated.delete('Referrer-Policy')),
    found: ['renders showReceipt for a visitor', 'showReceipt', 'the header Referrer-Policy: no-referrer', 'none'],
  },
  {
    name: "a reader's page for everybody",
    flow: 'host-pages',
    wrong: (right) =>
      asked('showName', async (request) => {
        const body = JSON.stringify({ email: 'fatima@reader.example', password: 'correct horse' });
        const login = await right(new Request(new URL('/api/access/login', request.url), { method: 'POST', body }));
        return changed(request, { headers: (sent) => sent.set('Cookie', login.headers.get('Set-Cookie') ?? '') });
      })(right),
    found: [
      'sends a visitor from showName to the login page',
      'showName',
      'where a visitor is sent at /status: 302',
      '200',
    ],
  },
  {
    name: 'a way out to any site',
    flow: 'host-pages',
    wrong: instead('signInWithGoogle', (request) =>
      Response.json(null, {
        status: 302,
        headers: { Location: new URL(request.url).searchParams.get('url') ?? '/', 'Cache-Control': 'no-store' },
      }),
    ),
    found: [
      'leads a reader from signInWithGoogle to no other site than that of the login',
      'signInWithGoogle',
      'a redirect to the provider or to the own site',
      '//evil.example',
    ],
  },
  {
    name: 'a login page for what needs no login',
    flow: 'shipping',
    wrong: instead('getShipping', () => new Response(null, { status: 302, headers: { Location: '/login' } })),
    found: ['lists the countries of each shipping category', 'getShipping', 'status 200, 429 or 503', '302'],
  },
];

const html = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } });
