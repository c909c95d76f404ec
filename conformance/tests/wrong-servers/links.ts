import { refOf } from '../../../mocks/readers.ts';
import { answers, asked, changed, headers, instead, json, known, type WrongServers } from './fault.ts';

/** Servers that mishandle mailed links: their validity, their reader, or where their token goes. */
export const wrongLinks: WrongServers = {
  'a redirect to the login for an unknown link': {
    at: ['mailed-links', 'reports an unknown link on showAddresses instead of redirecting to the login page'],
    isAlone: true,
    wrong: instead('showAddresses', () => toLogin('/account/address')),
    found: ['showAddresses', 'the status of the page: 200', '302'],
  },
  'a token in the address of the login page': {
    at: ['mailed-links', 'reports an unknown link on showEmail instead of redirecting to the login page'],
    isAlone: true,
    wrong: instead('showEmail', ({ url }) => toLogin(new URL(url).pathname + new URL(url).search)),
    found: ['showEmail', 'the status of the page: 200', '302'],
  },
  'a failure for an unknown link': {
    at: ['mailed-links', 'reports an unknown link on showPayment instead of redirecting to the login page'],
    isAlone: true,
    wrong: instead('showPayment', () => new Response(null, { status: 500 })),
    found: ['showPayment', 'the status of the page: 200', '500'],
  },
  'a linked page that sends its address as referrer': {
    at: ['mailed-links', 'reports an unknown link on showDonationSetup instead of redirecting to the login page'],
    isAlone: true,
    wrong: headers('showDonationSetup', (stated) => stated.delete('Referrer-Policy')),
    found: ['showDonationSetup', 'the header Referrer-Policy: no-referrer', 'none'],
  },
  "a page that ignores a link's mark": {
    at: ['mailed-links', "reports a missing token on showPayment if only the link's mark is given"],
    isAlone: true,
    wrong: instead('showPayment', () => toLogin('/account/payment')),
    found: ['showPayment', 'the status of the page: 200', '302'],
  },
  'links that never expire': {
    at: ['mailed-links', 'reports an expired link'],
    isAlone: true,
    wrong: known('showAddresses', {
      before: ({ links }) => {
        for (const link of Object.values(links)) link.until = null;
      },
    }),
    found: ['showAddresses', "the link's state at /state: expired", 'good'],
  },
  'reusable links': {
    at: ['mailed-links', 'reports a used link'],
    isAlone: true,
    wrong: known('showEmail', {
      before: ({ links }) => {
        for (const link of Object.values(links)) delete link.used;
      },
    }),
    found: ['showEmail', "the link's state at /state: used", 'unknown'],
  },
  'a link that opens for any logged-in reader': {
    at: ['mailed-links', "shows another reader nothing of a link's account"],
    isAlone: true,
    wrong: asked('showAddresses', (request) => changed(request, { headers: (sent) => sent.delete('Cookie') })),
    found: ['showAddresses', "the link's state at /state: foreign", 'good'],
  },
  "a link's reader shown to another reader": {
    at: ['mailed-links', "shows another reader nothing of a link's account"],
    isAlone: true,
    wrong: (right, journal) =>
      answers('showAddresses', async (response) => {
        const { subscriber } = journal.state().accounts[refOf('address-missing') ?? ''] ?? {};
        const html = (await response.text()).replace('"subscriber":null', `"subscriber":${JSON.stringify(subscriber)}`);
        return new Response(html, response);
      })(right, journal),
    found: ['showAddresses', 'the account of the page: acc_Nr5h', 'acc_Lf7e'],
  },
  "an email confirmed in another reader's session": {
    at: ['mailed-links', "does not confirm an email in another reader's session"],
    isAlone: true,
    wrong: known('showEmail', {
      before: ({ accounts }) => {
        const account = accounts[refOf('digital') ?? '']?.subscriber.account;
        if (account) account.email = 'amara.nwosu@post.example';
      },
    }),
    found: [
      'showEmail',
      "the logged-in reader's email at /account/email: noor@reader.example",
      'amara.nwosu@post.example',
    ],
  },
  'an email confirmed only on the first visit': {
    at: ['mailed-links', 'shows a visitor which email a link confirmed, even when opened twice'],
    isAlone: true,
    wrong: known('showEmail', {
      after: ({ links }) => {
        for (const link of Object.values(links)) if (link.used !== undefined) link.used = 0;
      },
    }),
    found: ['showEmail', "the link's state the second time at /link/state: good", 'used'],
  },
  'a refusal for a link that was never sent': {
    at: ['mailed-links', 'answers the same whether or not a link can be renewed'],
    isAlone: true,
    wrong: instead('renewLink', async (request) => {
      const { token } = await request.clone().json();
      return token === 'lnk_none' ? json({ errors: 'There is no such link.' }, 400) : undefined;
    }),
    found: ['renewLink', 'a success', 'a refusal with status 400 at general'],
  },
};

const toLogin = (path: string): Response =>
  new Response(null, { status: 302, headers: { Location: `/login?url=${encodeURIComponent(path)}` } });
