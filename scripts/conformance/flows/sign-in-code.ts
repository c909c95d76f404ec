import { read } from '#machines/api/reply.ts';
import { CodeReply } from '#machines/api/schemas/access/CodeReply.ts';
import { Done } from '#machines/api/schemas/shared/Done.ts';
import { signInCode } from '#machines/visitor/login/sign-in-code.ports.ts';
import { replies } from '#mocks/replies.ts';
import type { Bench } from '../bench.ts';
import { accepted, holds, refused, same } from '../expect.ts';
import { kitFlow, step } from '../flow.ts';
import { newReader } from '../orders.ts';
import { needed } from '../outcome.ts';
import { subscriberOf } from '../subscriber.ts';
import type { Tab } from '../tab.ts';

/** Logging in with a code that is mailed. */
export const signInCodeKit = kitFlow('sign-in-code', () => [
  step('logs a reader in with the code that was mailed, once', async (bench) => {
    const { email, code } = codeOf(bench);
    const tab = bench.open();
    const actor = await requested(bench, tab, email);
    actor.send({ type: 'form.changed', change: { password: code } });
    const { token } = actor.getSnapshot().context;
    actor.send({ type: 'form.submitted' });
    await bench.reach(actor, 'verified', ({ status }) => status === 'done', 'verifyCode');
    const { subscriber } = await subscriberOf(tab);
    same('getSubscriber', 'who is logged in', subscriber.account.email.toLowerCase(), email.toLowerCase());
    refused('verifyCode', await verify(bench.open(), token, code), { status: 400 });
  }),
  step('ends a code by a new one', async (bench) => {
    const { email, code } = codeOf(bench);
    const tab = bench.open();
    const { token } = accepted('requestCode', await request(tab, email));
    accepted('requestCode', await request(tab, email));
    refused('verifyCode', await verify(tab, token, code), { status: 400 });
  }),
  step('takes five attempts at a code, and says in the documented words that it is spent', async (bench) => {
    const { email } = needed(bench.profile.readers?.noSubscription, 'the profile has no reader "noSubscription"');
    const actor = await requested(bench, bench.open(), email);
    for (let attempts = 1; attempts <= ATTEMPTS; attempts += 1) {
      actor.send({ type: 'form.changed', change: { password: '000 000' } });
      actor.send({ type: 'form.submitted' });
      const { context } = await bench.reach(
        actor,
        `an answer to attempt ${attempts}`,
        (snapshot) => !snapshot.hasTag('busy'),
        'verifyCode',
      );
      const words = context.problems.map((problem) => problem.words);
      const isSpent = actor.getSnapshot().matches('unconfirmed');
      if (attempts < ATTEMPTS) same('verifyCode', `a code that is spent after ${attempts} attempts`, isSpent, false);
      else same('verifyCode', `what is said after ${attempts} attempts`, words, [SPENT]);
    }
    await bench.reach(actor, 'the email step', (snapshot) => snapshot.matches('unconfirmed'), 'verifyCode');
  }),
  step('answers an unknown address as a known one, with a token of its own', async (bench) => {
    const tab = bench.open();
    const { email } = needed(bench.profile.readers?.noSubscription, 'the profile has no reader "noSubscription"');
    const known = accepted('requestCode', await request(tab, email));
    const unknown = accepted('requestCode', await request(tab, newReader(bench).email));
    same('requestCode', 'the fields of the reply to an unknown address', Object.keys(unknown), Object.keys(known));
    holds('requestCode', 'a token of its own', unknown.token !== known.token, unknown.token);
    refused('verifyCode', await verify(tab, unknown.token, '000 000'), { status: 400 });
  }),
  step('refuses an address that is none at email', async (bench) => {
    refused('requestCode', await request(bench.open(), 'nobody'), { status: 400, field: 'email' });
  }),
]);

const ATTEMPTS = 5;
const SPENT = replies.verifyCode.tooManyAttempts.body.errors;

const codeOf = ({ profile }: Bench) => needed(profile.signInCode, 'the profile knows no code that is mailed');

/** A flow that waits for the code. */
async function requested(bench: Bench, tab: Tab, email: string) {
  const actor = bench.start(signInCode, tab, { path: '/account', after: { reload: true } });
  actor.send({ type: 'form.changed', change: { email } });
  actor.send({ type: 'form.submitted' });
  await bench.reach(actor, 'the code step', (snapshot) => snapshot.matches('confirmed'), 'requestCode');
  return actor;
}

const request = ({ api }: Tab, email: string) =>
  read(api.POST('/api/access/signin', { body: { email, path: '/' } }), CodeReply);

const verify = ({ api }: Tab, token: string, password: string) =>
  read(api.POST('/api/access/signin/verify', { body: { token, password } }), Done);
