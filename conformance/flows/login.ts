import { passwordLogin } from '../../machines/visitor/login/password-login.ports.ts';
import { signInCode } from '../../machines/visitor/login/sign-in-code.ports.ts';
import { resetPassword } from '../../machines/visitor/reset-password/reset-password.ports.ts';
import { played } from '../readers/played.ts';
import { loginOf, mailedToken, subscriberOf, verifyCode } from '../readers/subscriber.ts';
import { holds, refused, same } from '../runner/expect.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step } from '../runner/test-context.ts';

export const passwordLoginKit = kitFlow('password-login', () => [
  step('logs a reader in and recognizes the cookie afterwards', async (t) => {
    const tab = t.open();
    const login = loginOf(t, 'subscriber');
    const input = { ...login, after: { reload: true } } as const;
    await played(t, 'logIn', { flow: passwordLogin, tab, input }, { type: 'form.submitted' });
    holds('logIn', 'the cookie of a session', (await tab.session()) !== undefined, 'none');
    await isLoggedIn(tab, login);
  }),
]);

export const resetPasswordKit = kitFlow('reset-password', () => [
  step('says that a link has been sent', async (t) => {
    const input = { email: loginOf(t, 'noSubscription').email };
    const form = { flow: resetPassword, tab: t.open(), input };
    const { output } = await played(t, 'resetPassword', form, { type: 'form.submitted' });
    holds('resetPassword', 'a message for the panel', (output?.message ?? '').trim() !== '', output);
  }),
]);

export const signInCodeKit = kitFlow('sign-in-code', () => [
  step('logs a reader in with the mailed code, once', async (t) => {
    const { email, code } = t.entry('signInCode');
    const tab = t.open();
    const actor = t.start(signInCode, tab, { path: '/account', after: { reload: true } });
    actor.send({ type: 'form.changed', change: { email } });
    actor.send({ type: 'form.submitted' });
    await t.reach(actor, 'the code step', (snapshot) => snapshot.matches('confirmed'), 'requestCode');
    actor.send({ type: 'form.changed', change: { password: code } });
    const { token } = actor.getSnapshot().context;
    actor.send({ type: 'form.submitted' });
    await t.reach(actor, 'verified', ({ status }) => status === 'done', 'verifyCode');
    await isLoggedIn(tab, { email });
    refused('verifyCode', await verifyCode(t.open(), token, code), { status: 400 });
  }),
  step('invalidates a code when a new one is sent', async (t) => {
    const { email, code } = t.entry('signInCode');
    const tab = t.open();
    const token = await mailedToken(tab, email);
    await mailedToken(tab, email);
    refused('verifyCode', await verifyCode(tab, token, code), { status: 400 });
  }),
]);

async function isLoggedIn(tab: Tab, { email }: { email: string }): Promise<void> {
  const { account } = await subscriberOf(tab);
  same('getSubscriber', 'the logged-in reader', account.email.toLowerCase(), email.toLowerCase());
}
