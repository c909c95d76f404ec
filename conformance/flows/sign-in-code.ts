import { signInCode } from '../../machines/visitor/login/sign-in-code.ports.ts';
import { newReader } from '../orders/orders.ts';
import { loginOf, subscriberOf } from '../readers/subscriber.ts';
import { ask } from '../runner/ask.ts';
import { accepted, holds, needed, refused, same } from '../runner/expect.ts';
import { kitFlow, type Rig, step } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';

export const signInCodeKit = kitFlow('sign-in-code', () => [
  step('logs a reader in with the mailed code, once', async (rig) => {
    const { email, code } = codeOf(rig);
    const tab = rig.open();
    const actor = await requested(rig, tab, email);
    actor.send({ type: 'form.changed', change: { password: code } });
    const { token } = actor.getSnapshot().context;
    actor.send({ type: 'form.submitted' });
    await rig.reach(actor, 'verified', ({ status }) => status === 'done', 'verifyCode');
    const { account } = await subscriberOf(tab);
    same('getSubscriber', 'the logged-in reader', account.email.toLowerCase(), email.toLowerCase());
    refused('verifyCode', await verify(rig.open(), token, code), { status: 400 });
  }),
  step('invalidates a code when a new one is sent', async (rig) => {
    const { email, code } = codeOf(rig);
    const tab = rig.open();
    const { token } = accepted('requestCode', await request(tab, email));
    accepted('requestCode', await request(tab, email));
    refused('verifyCode', await verify(tab, token, code), { status: 400 });
  }),
  step('answers unknown addresses like known ones, with a separate token', async (rig) => {
    const tab = rig.open();
    const { email } = loginOf(rig, 'noSubscription');
    const known = accepted('requestCode', await request(tab, email));
    const unknown = accepted('requestCode', await request(tab, newReader(rig).email));
    same('requestCode', 'the fields of the reply to an unknown address', Object.keys(unknown), Object.keys(known));
    holds('requestCode', 'a separate token', unknown.token !== known.token, unknown.token);
    refused('verifyCode', await verify(tab, unknown.token, '000 000'), { status: 400 });
  }),
  step('refuses an invalid email (error at email)', async (rig) => {
    refused('requestCode', await request(rig.open(), 'nobody'), { status: 400, field: 'email' });
  }),
]);

const codeOf = ({ profile }: Rig) => needed(profile.signInCode, 'the profile has no mailed code');

async function requested(rig: Rig, tab: Tab, email: string) {
  const actor = rig.start(signInCode, tab, { path: '/account', after: { reload: true } });
  actor.send({ type: 'form.changed', change: { email } });
  actor.send({ type: 'form.submitted' });
  await rig.reach(actor, 'the code step', (snapshot) => snapshot.matches('confirmed'), 'requestCode');
  return actor;
}

const request = (tab: Tab, email: string) => ask(tab, 'requestCode', { body: { email, path: '/' } });

const verify = (tab: Tab, token: string, password: string) => ask(tab, 'verifyCode', { body: { token, password } });
