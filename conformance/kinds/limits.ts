import type { CallId } from '../../mocks/documented.ts';
import { replies } from '../../mocks/replies.ts';
import { newReader } from '../orders/orders.ts';
import { openAccount } from '../readers/opened-accounts.ts';
import { logIn, loginOf } from '../readers/subscriber.ts';
import { accepted, type Blamed, holds, refused, same } from '../runner/expect.ts';
import { ask, type Given, requestOf } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const limitsKit = kitFlow('limits', () => [
  step('limits password attempts across sessions without locking out other readers', async (t) => {
    const { email, password } = await openAccount(t);
    await comesToAnEnd(t, 'logIn', () => ({ body: { email, password: 'no password of anybody' } }));
    for (const address of [email, email.toUpperCase()]) {
      const { status } = await t.open().send(requestOf(t.server, 'logIn', { body: { email: address, password } }));
      same('logIn', `the status for the right password of ${address} after too many attempts`, status, 429);
    }
    await logIn(t.open(), loginOf(t, 'noSubscription'));
  }),
  step('limits password attempts for unknown addresses too', async (t) => {
    const { email } = newReader(t);
    await comesToAnEnd(t, 'logIn', () => ({ body: { email, password: 'no password of anybody' } }));
  }),
  step('does not count successful logins as attempts', async (t) => {
    const login = await openAccount(t);
    for (let times = 0; times < FAIR_LOGINS; times += 1) await logIn(t.open(), login);
  }),
  ...(['requestCode', 'resetPassword'] as const).map((call) =>
    step(`limits the mails of ${call} to a known or unknown address, but not to others`, async (t) => {
      const known = (await openAccount(t)).email;
      const unknown = newReader(t).email;
      const given = (email: string): Given => ({ body: call === 'requestCode' ? { email, path: '/' } : { email } });
      const ends = [await comesToAnEnd(t, call, () => given(known)), await comesToAnEnd(t, call, () => given(unknown))];
      same(call, 'the limit of mails to an unknown address', ends[1], ends[0]);
      const other = await t.open().send(requestOf(t.server, call, given(newReader(t).email)));
      same(call, 'the status for another address', other.status, 200);
    }),
  ),
  step('limits attempts at gift tokens', async (t) => {
    const tab = t.open();
    const given = (times: number) => ({ query: { token: `gft_none${times}` } });
    await comesToAnEnd(t, 'getGift', given, () => tab);
  }),
  step('counts attempts at a code across sessions, then refuses the right one', async (t) => {
    const { token, code } = await afterWrongCodes(t, ATTEMPTS);
    const tab = t.open();
    const last = await ask(tab, 'verifyCode', { body: { token, password: code } });
    const words = last.kind === 'refused' ? last.refusal.problems.map((problem) => problem.words) : [last.kind];
    same('verifyCode', 'the message for the right code after five attempts', words, [SPENT]);
    same('verifyCode', 'the session after a spent code', await tab.session(), undefined);
  }),
  step('accepts the right code at the fifth attempt', async (t) => {
    const { token, code } = await afterWrongCodes(t, ATTEMPTS - 1);
    accepted('verifyCode', await ask(t.open(), 'verifyCode', { body: { token, password: code } }));
  }),
]);

async function afterWrongCodes(t: TestContext, count: number): Promise<{ token: string; code: string }> {
  const { email, code } = t.entry('signInCode');
  const { token } = accepted('requestCode', await ask(t.open(), 'requestCode', { body: { email, path: '/' } }));
  const body = { token, password: '000 000' };
  for (let times = 0; times < count; times += 1)
    refused('verifyCode', await ask(t.open(), 'verifyCode', { body }), { status: 400 });
  return { token, code };
}

const ATTEMPTS = 5;
const SPENT = replies.verifyCode.tooManyAttempts.body.errors;

/** How often a reader may log in successfully within a short time. */
const FAIR_LOGINS = 6;

const MAX_ATTEMPTS = 100;

/** Counts the responses before the first 429, each in a new tab unless one is given. */
async function comesToAnEnd(t: TestContext, call: CallId, given: (times: number) => Given, tabFor: () => Tab = t.open) {
  for (let times = 0; times <= MAX_ATTEMPTS; times += 1) {
    const { status } = await tabFor().send(requestOf(t.server, call, given(times)));
    if (status === 429) return times;
  }
  holds(call as Blamed, `status 429 after ${MAX_ATTEMPTS} attempts at most`, false, `${MAX_ATTEMPTS + 1} answers`);
  return MAX_ATTEMPTS;
}
