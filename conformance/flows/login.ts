import type { Flow } from '../../machines/lib/flow.ts';
import { passwordLogin } from '../../machines/visitor/login/password-login.ports.ts';
import { signInCode } from '../../machines/visitor/login/sign-in-code.ports.ts';
import type { logoutMachine } from '../../machines/visitor/logout/logout.machine.ts';
import { logout, logoutElsewhere } from '../../machines/visitor/logout/logout.ports.ts';
import { resetPassword } from '../../machines/visitor/reset-password/reset-password.ports.ts';
import { newReader } from '../orders/orders.ts';
import { loggedIn, loginOf, subscriberOf } from '../readers/subscriber.ts';
import { accepted, holds, refused, same, sameAnswers } from '../runner/expect.ts';
import { ask } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const passwordLoginKit = kitFlow('password-login', () => [
  step('logs a reader in and recognizes the cookie afterwards', async (t) => {
    const tab = t.open();
    const { email, password } = readerOf(t);
    const actor = t.start(passwordLogin, tab, { email, password, after: { reload: true } });
    actor.send({ type: 'form.submitted' });
    await t.reach(actor, 'its end', ({ status }) => status === 'done', 'logIn');
    holds('logIn', 'the cookie of a session', (await tab.session()) !== undefined, 'none');
    const { account } = await subscriberOf(tab);
    same('getSubscriber', 'the logged-in reader', account.email.toLowerCase(), email.toLowerCase());
  }),
  step('answers a wrong password and an unknown address with the same text', async (t) => {
    const tab = t.open();
    const { email } = readerOf(t);
    const password = 'no password of anybody';
    refused('logIn', await attempt(tab, { email, password }), { status: 400 });
    await sameAnswers('logIn', 'the answer to an unknown address', tab, [
      () => attempt(tab, { email, password }),
      () => attempt(tab, { email: newReader(t).email, password }),
    ]);
    same('logIn', 'the session of a refused login', await tab.session(), undefined);
  }),
]);

const attempt = (tab: Tab, body: { email: string; password: string }) => ask(tab, 'logIn', { body });

const readerOf = (t: TestContext) => loginOf(t, 'subscriber');

export const resetPasswordKit = kitFlow('reset-password', () => [
  step('says that a link has been sent', async (t) => {
    const { email } = loginOf(t, 'noSubscription');
    const actor = t.start(resetPassword, t.open(), { email });
    actor.send({ type: 'form.submitted' });
    const { output } = await t.reach(actor, 'its end', ({ status }) => status === 'done', 'resetPassword');
    holds('resetPassword', 'a message for the panel', (output?.message ?? '').trim() !== '', output);
  }),
  step('answers unknown and known addresses with the same text', async (t) => {
    const tab = t.open();
    const { email } = loginOf(t, 'noSubscription');
    await sameAnswers('resetPassword', 'the answer to an unknown address', tab, [
      () => askForLink(tab, email),
      () => askForLink(tab, newReader(t).email),
    ]);
  }),
]);

const askForLink = (tab: Tab, email: string) => ask(tab, 'resetPassword', { body: { email } });

export const signInCodeKit = kitFlow('sign-in-code', () => [
  step('logs a reader in with the mailed code, once', async (t) => {
    const { email, code } = codeOf(t);
    const tab = t.open();
    const actor = await requested(t, tab, email);
    actor.send({ type: 'form.changed', change: { password: code } });
    const { token } = actor.getSnapshot().context;
    actor.send({ type: 'form.submitted' });
    await t.reach(actor, 'verified', ({ status }) => status === 'done', 'verifyCode');
    const { account } = await subscriberOf(tab);
    same('getSubscriber', 'the logged-in reader', account.email.toLowerCase(), email.toLowerCase());
    refused('verifyCode', await verify(t.open(), token, code), { status: 400 });
  }),
  step('invalidates a code when a new one is sent', async (t) => {
    const { email, code } = codeOf(t);
    const tab = t.open();
    const { token } = accepted('requestCode', await requestCode(tab, email));
    accepted('requestCode', await requestCode(tab, email));
    refused('verifyCode', await verify(tab, token, code), { status: 400 });
  }),
  step('answers unknown addresses like known ones, with a separate token', async (t) => {
    const tab = t.open();
    const { email } = loginOf(t, 'noSubscription');
    const known = accepted('requestCode', await requestCode(tab, email));
    const unknown = accepted('requestCode', await requestCode(tab, newReader(t).email));
    same('requestCode', 'the fields of the reply to an unknown address', Object.keys(unknown), Object.keys(known));
    holds('requestCode', 'a separate token', unknown.token !== known.token, unknown.token);
    refused('verifyCode', await verify(tab, unknown.token, '000 000'), { status: 400 });
  }),
]);

const codeOf = ({ entry }: TestContext) => entry('signInCode');

async function requested(t: TestContext, tab: Tab, email: string) {
  const actor = t.start(signInCode, tab, { path: '/account', after: { reload: true } });
  actor.send({ type: 'form.changed', change: { email } });
  actor.send({ type: 'form.submitted' });
  await t.reach(actor, 'the code step', (snapshot) => snapshot.matches('confirmed'), 'requestCode');
  return actor;
}

const requestCode = (tab: Tab, email: string) => ask(tab, 'requestCode', { body: { email, path: '/' } });

const verify = (tab: Tab, token: string, password: string) => ask(tab, 'verifyCode', { body: { token, password } });

export const logoutKit = kitFlow('logout', () => [
  step('the header ends the session', (t) => endsSession(t, logoutElsewhere, 'endSession')),
  step('the logout page ends the session', (t) => endsSession(t, logout, 'logOut')),
  step('answers the same without a session', async (t) => {
    const tab = t.open();
    accepted('endSession', await ask(tab, 'endSession', {}));
    accepted('logOut', await ask(tab, 'logOut', {}));
  }),
]);

async function endsSession(t: TestContext, flow: Flow<typeof logoutMachine>, call: 'endSession' | 'logOut') {
  const tab = await loggedIn(t, 'noSubscription');
  const actor = t.start(flow, tab, { after: { reload: true } });
  actor.send({ type: 'form.submitted' });
  await t.reach(actor, 'its end', ({ status }) => status === 'done', call);
  same(call, 'the cookie of the session', await tab.session(), undefined);
}
