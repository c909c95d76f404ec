import { addToCart, cartOf, donation } from '../orders/cart.ts';
import { openAccount } from '../readers/accounts.ts';
import { askSubscriber, loggedIn, logIn, loginOf } from '../readers/subscriber.ts';
import { addressOf, ask } from '../runner/ask.ts';
import { accepted, holds, needed, refused, same } from '../runner/expect.ts';
import { requestOf } from '../runner/raw.ts';
import { kitFlow, type Rig, step } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';

/** A session starts with a new id and ends on the server. */
export const sessionsKit = kitFlow('sessions', () => [
  step('does not log in a session that existed before the login', async (rig) => {
    for (const enter of [byPassword, byCode]) {
      const tab = rig.open();
      accepted('addToCart', await addToCart(tab, donation(2_500)));
      const before = needed(await tab.session(), 'a visitor has no session here');
      await enter(rig, tab);
      holds('logIn', 'a session with a new id', (await tab.session()) !== before, 'the same');
      refused('getSubscriber', await askSubscriber(await holding(rig, before)), { status: 401 });
    }
  }),
  step('ends the previous session at a new login', async (rig) => {
    const tab = await loggedIn(rig, 'digital');
    const before = needed(await tab.session(), 'a login returns no cookie');
    await byPassword(rig, tab);
    refused('getSubscriber', await askSubscriber(await holding(rig, before)), { status: 401 });
  }),
  step('rejects sessions it did not start', async (rig) => {
    for (const made of ['1', 'undefined', 'null', '__proto__', 'constructor', readerOf(rig).email])
      refused('getSubscriber', await askSubscriber(await holding(rig, encodeURIComponent(made))), { status: 401 });
  }),
  step('ignores a session in a cookie with another name', async (rig) => {
    const tab = await loggedIn(rig, 'digital');
    const session = needed(await tab.session(), 'a login returns no cookie');
    for (const name of ['mysession', 'session2', 'Xsession']) {
      const other = rig.open();
      await other.cookies.setCookie(`${name}=${session}; Path=/`, rig.server.href);
      refused('getSubscriber', await askSubscriber(other), { status: 401 });
    }
  }),
  step("refuses a login with another reader's password", async (rig) => {
    const one = await openAccount(rig);
    const { email, password } = readerOf(rig);
    for (const body of [
      { email: one.email, password },
      { email, password: one.password },
    ])
      refused('logIn', await ask(rig.open(), 'logIn', { body }), { status: 400 });
  }),
  ...(['endSession', 'logOut'] as const).map((call) =>
    step(`${call} ends the session's cart and its access to the reader's pages`, async (rig) => {
      const [tab, stays] = [await loggedIn(rig, 'digital'), await loggedIn(rig, 'digital')];
      accepted('addToCart', await addToCart(tab, donation(2_500)));
      const session = needed(await tab.session(), 'a login returns no cookie');
      accepted(call, await ask(tab, call, {}));
      const kept = await holding(rig, session);
      same('getCart', 'the cart count of an ended session', (await cartOf(kept)).count, 0);
      for (const id of ['showAccount', 'showName', 'showPayment'] as const) {
        const { status } = await kept.send(
          new Request(addressOf(rig.server, id, {}), { headers: { Accept: 'text/html' } }),
        );
        if (status !== 404) same(id, 'the status for an ended session', status, 302);
      }
      accepted('getSubscriber', await askSubscriber(stays));
    }),
  ),
  step('redirects a logout form without scripts to the home page', async (rig) => {
    const tab = await loggedIn(rig, 'digital');
    const session = needed(await tab.session(), 'a login returns no cookie');
    const request = requestOf(
      rig.server,
      'logOut',
      {},
      { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } },
    );
    const { status, headers } = await tab.send(request);
    const location = new URL(headers.get('Location') ?? '/none', rig.server).pathname;
    same('logOut', 'the redirect of a form', { status, location }, { status: 303, location: '/' });
    same('logOut', 'the cookie of the session', await tab.session(), undefined);
    refused('getSubscriber', await askSubscriber(await holding(rig, session)), { status: 401 });
  }),
]);

const readerOf = (rig: Rig) => loginOf(rig, 'digital');

const byPassword = (rig: Rig, tab: Tab): Promise<void> => logIn(tab, readerOf(rig));

async function byCode(rig: Rig, tab: Tab): Promise<void> {
  const { email, code } = needed(rig.profile.signInCode, 'the profile has no mailed code');
  const { token } = accepted('requestCode', await ask(tab, 'requestCode', { body: { email, path: '/' } }));
  accepted('verifyCode', await ask(tab, 'verifyCode', { body: { token, password: code } }));
}

async function holding(rig: Rig, session: string): Promise<Tab> {
  const tab = rig.open();
  await tab.cookies.setCookie(`session=${session}; Path=/`, rig.server.href);
  return tab;
}
