import { addToCart, cartOf, donation } from '../orders/cart.ts';
import { paidFor } from '../orders/purchase.ts';
import { openAccount } from '../readers/opened-accounts.ts';
import {
  askSubscriber,
  holdingSession,
  loggedIn,
  logIn,
  logInByCode,
  loginOf,
  sessionOf,
} from '../readers/subscriber.ts';
import { changeOf } from '../requests/changes.ts';
import { begin, keysOf, send } from '../requests/valid-requests.ts';
import { isCall } from '../runner/contract.ts';
import { accepted, holds, needed, refused, same, skip } from '../runner/expect.ts';
import { ask, type Given, type Otherwise, requestOf, visit } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

/** A session starts with a new id and ends on the server. Its reader logs in too often for a limit that counts successes. */
export const sessionsKit = kitFlow('sessions', () => [
  step('logs in with a new session id, and ends the session from before the login', async (t) => {
    for (const enter of [byPassword, logInByCode]) {
      const tab = t.open();
      accepted('addToCart', await addToCart(tab, donation(2_500)));
      for (const who of ['a visitor', 'a reader']) {
        const before = needed(await tab.session(), `${who} has no session here`);
        await enter(t, tab);
        holds('logIn', 'a session with a new id', (await tab.session()) !== before, 'the same');
        refused('getSubscriber', await askSubscriber(await holdingSession(t, before)), { status: 401 });
      }
    }
  }),
  ...OPENERS.map((id) =>
    step(`${id} opens no session under an id that the client made up`, async (t) => {
      const made = crypto.randomUUID();
      const tab = await holdingSession(t, made);
      if (isCall(id)) {
        const { status } = await send({ ...(await begin(t, changeOf(id))), tab });
        if (status !== 200) skip('the request was not accepted');
      } else if (t.profile.pages?.[id] === undefined) await visit(t.server, tab, id);
      else skip('another host renders the page');
      holds(id, 'a session with an id of the server', (await tab.session()) !== made, 'the id of the client');
    }),
  ),
  step('ignores a session in a cookie with another name, in a header and in the query', async (t) => {
    const { session } = await sessionOf(t, 'digital');
    for (const name of ['mysession', 'session2', 'Xsession'])
      refused('getSubscriber', await askSubscriber(await holdingSession(t, session, name)), { status: 401 });
    const isIgnored = async (where: string, given: Given, how?: Otherwise) => {
      const { status } = await t.open().send(requestOf(t.server, 'getSubscriber', given, how), { isStray: true });
      same('getSubscriber', `the status for a session in ${where}`, status, 401);
    };
    for (const name of ['session', 'session_id', 'sid', 'token', 'access_token', 'auth'])
      await isIgnored(`the query as ${name}`, { query: { [name]: session } });
    for (const name of ['Authorization', 'Session', 'X-Session', 'X-Session-Id', 'X-Auth-Token', 'X-Session-Token'])
      for (const value of [session, `Bearer ${session}`, `session=${session}`])
        await isIgnored(`the header ${name}`, {}, { headers: { [name]: value } });
  }),
  step("does not log in the guest's session of an order that opened an account", async (t) => {
    const order = await begin(t, changeOf('subscribe'));
    const keys = needed(keysOf(await send(order)), 'the order has no intent');
    const before = needed(await order.tab.session(), 'an order opens no session');
    await paidFor(t, order.tab, keys);
    refused('getSubscriber', await askSubscriber(await holdingSession(t, before)), { status: 401 });
  }),
  step("refuses a login with another reader's password", async (t) => {
    const one = await openAccount(t);
    const { email, password } = loginOf(t, 'digital');
    for (const body of [
      { email: one.email, password },
      { email, password: one.password },
    ])
      refused('logIn', await ask(t.open(), 'logIn', { body }), { status: 400 });
  }),
  ...(['endSession', 'logOut'] as const).map((call) =>
    step(`${call} ends the session's cart and its access to the reader's pages`, async (t) => {
      const { tab, session } = await sessionOf(t, 'digital');
      const stays = await loggedIn(t, 'digital');
      accepted('addToCart', await addToCart(tab, donation(2_500)));
      accepted(call, await ask(tab, call, {}));
      same(call, 'the cookie of the session', await tab.session(), undefined);
      accepted(call, await ask(tab, call, {}));
      const kept = await holdingSession(t, session);
      same('getCart', 'the cart count of an ended session', (await cartOf(kept)).count, 0);
      for (const id of ['showAccount', 'showName', 'showPayment'] as const) {
        const { status } = await visit(t.server, kept, id);
        if (status !== 404) same(id, 'the status for an ended session', status, 302);
      }
      refused('getSubscriber', await askSubscriber(kept), { status: 401 });
      accepted('getSubscriber', await askSubscriber(stays));
    }),
  ),
  step('redirects a logout form without scripts to the home page', async (t) => {
    const { tab, session } = await sessionOf(t, 'digital');
    const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const { status, headers: got } = await tab.send(requestOf(t.server, 'logOut', {}, { headers }));
    const location = new URL(got.get('Location') ?? '/none', t.server).pathname;
    same('logOut', 'the redirect of a form', { status, location }, { status: 303, location: '/' });
    same('logOut', 'the cookie of the session', await tab.session(), undefined);
    refused('getSubscriber', await askSubscriber(await holdingSession(t, session)), { status: 401 });
  }),
]);

/** What opens a visitor's session. */
const OPENERS = [
  ...(['addToCart', 'subscribe', 'donate', 'payInvoice', 'redeemGift'] as const),
  ...(['showSubscribe', 'showDonate', 'showCheckout'] as const),
];

const byPassword = (t: TestContext, tab: Tab): Promise<void> => logIn(tab, loginOf(t, 'digital'));
