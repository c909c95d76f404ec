import { passwordLogin } from '../../machines/visitor/login/password-login.ports.ts';
import { resetPassword } from '../../machines/visitor/reset-password/reset-password.ports.ts';
import { newReader } from '../orders/orders.ts';
import { loginOf, subscriberOf } from '../readers/subscriber.ts';
import { ask } from '../runner/ask.ts';
import { holds, refused, same, sameAnswers } from '../runner/expect.ts';
import { kitFlow, type Rig, step } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';

export const passwordLoginKit = kitFlow('password-login', () => [
  step('logs a reader in and recognizes the cookie afterwards', async (rig) => {
    const tab = rig.open();
    const { email, password } = readerOf(rig);
    const actor = rig.start(passwordLogin, tab, { email, password, after: { reload: true } });
    actor.send({ type: 'form.submitted' });
    await rig.reach(actor, 'its end', ({ status }) => status === 'done', 'logIn');
    holds('logIn', 'the cookie of a session', (await tab.session()) !== undefined, 'none');
    const { account } = await subscriberOf(tab);
    same('getSubscriber', 'the logged-in reader', account.email.toLowerCase(), email.toLowerCase());
  }),
  step('answers a wrong password and an unknown address with the same text', async (rig) => {
    const tab = rig.open();
    const { email } = readerOf(rig);
    const password = 'no password of anybody';
    refused('logIn', await attempt(tab, { email, password }), { status: 400 });
    await sameAnswers('logIn', 'the answer to an unknown address', tab, [
      () => attempt(tab, { email, password }),
      () => attempt(tab, { email: newReader(rig).email, password }),
    ]);
    same('logIn', 'the session of a refused login', await tab.session(), undefined);
  }),
  step('requires an email (error at email) and a password (error at password)', async (rig) => {
    const tab = rig.open();
    refused('logIn', await attempt(tab, { email: '', password: 'x' }), { status: 400, field: 'email' });
    refused('logIn', await attempt(tab, { email: readerOf(rig).email, password: '' }), {
      status: 400,
      field: 'password',
    });
  }),
]);

const attempt = (tab: Tab, body: { email: string; password: string }) => ask(tab, 'logIn', { body });

const readerOf = (rig: Rig) => loginOf(rig, 'subscriber');

export const resetPasswordKit = kitFlow('reset-password', () => [
  step('says that a link has been sent', async (rig) => {
    const { email } = loginOf(rig, 'noSubscription');
    const actor = rig.start(resetPassword, rig.open(), { email });
    actor.send({ type: 'form.submitted' });
    const { output } = await rig.reach(actor, 'its end', ({ status }) => status === 'done', 'resetPassword');
    holds('resetPassword', 'a message for the panel', (output?.message ?? '').trim() !== '', output);
  }),
  step('answers unknown and known addresses with the same text', async (rig) => {
    const tab = rig.open();
    const { email } = loginOf(rig, 'noSubscription');
    await sameAnswers('resetPassword', 'the answer to an unknown address', tab, [
      () => request(tab, email),
      () => request(tab, newReader(rig).email),
    ]);
  }),
  step('refuses an invalid email (error at email)', async (rig) => {
    refused('resetPassword', await request(rig.open(), 'nobody'), { status: 400, field: 'email' });
  }),
]);

const request = (tab: Tab, email: string) => ask(tab, 'resetPassword', { body: { email } });
