import type { CallId } from '../../mocks/documented.ts';
import { replies } from '../../mocks/replies.ts';
import { newReader } from '../orders/orders.ts';
import { openAccount } from '../readers/accounts.ts';
import { logIn, loginOf } from '../readers/subscriber.ts';
import { ask } from '../runner/ask.ts';
import { accepted, type Blamed, holds, needed, refused, same } from '../runner/expect.ts';
import { type Given, requestOf } from '../runner/raw.ts';
import { kitFlow, type Rig, step } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';

export const limitsKit = kitFlow('limits', () => [
  step('limits password attempts across sessions without locking out other readers', async (rig) => {
    const { email, password } = await openAccount(rig);
    await comesToAnEnd(rig, 'logIn', () => ({ body: { email, password: 'no password of anybody' } }));
    for (const address of [email, email.toUpperCase()]) {
      const { status } = await rig.open().send(requestOf(rig.server, 'logIn', { body: { email: address, password } }));
      same('logIn', `the status for the right password of ${address} after too many attempts`, status, 429);
    }
    await logIn(rig.open(), loginOf(rig, 'noSubscription'));
  }),
  step('limits password attempts for unknown addresses too', async (rig) => {
    const { email } = newReader(rig);
    await comesToAnEnd(rig, 'logIn', () => ({ body: { email, password: 'no password of anybody' } }));
  }),
  step('does not count successful logins as attempts', async (rig) => {
    const login = await openAccount(rig);
    for (let times = 0; times < FAIR; times += 1) await logIn(rig.open(), login);
  }),
  ...(['requestCode', 'resetPassword'] as const).map((call) =>
    step(`limits the mails of ${call} to a known or unknown address, but not to others`, async (rig) => {
      const known = (await openAccount(rig)).email;
      const unknown = newReader(rig).email;
      const given = (email: string): Given => ({ body: call === 'requestCode' ? { email, path: '/' } : { email } });
      const ends = [
        await comesToAnEnd(rig, call, () => given(known)),
        await comesToAnEnd(rig, call, () => given(unknown)),
      ];
      same(call, 'the limit of mails to an unknown address', ends[1], ends[0]);
      const other = await rig.open().send(requestOf(rig.server, call, given(newReader(rig).email)));
      same(call, 'the status for another address', other.status, 200);
    }),
  ),
  step('limits attempts at gift tokens', async (rig) => {
    const tab = rig.open();
    const given = (times: number) => ({ query: { token: `gft_none${times}` } });
    await comesToAnEnd(rig, 'getGift', given, () => tab);
  }),
  step('counts attempts at a code across sessions, then refuses the right one', async (rig) => {
    const { token, code } = await afterWrongCodes(rig, ATTEMPTS);
    const tab = rig.open();
    const last = await ask(tab, 'verifyCode', { body: { token, password: code } });
    const words = last.kind === 'refused' ? last.refusal.problems.map((problem) => problem.words) : [last.kind];
    same('verifyCode', 'the message for the right code after five attempts', words, [SPENT]);
    same('verifyCode', 'the session after a spent code', await tab.session(), undefined);
  }),
  step('accepts the right code at the fifth attempt', async (rig) => {
    const { token, code } = await afterWrongCodes(rig, ATTEMPTS - 1);
    accepted('verifyCode', await ask(rig.open(), 'verifyCode', { body: { token, password: code } }));
  }),
]);

async function afterWrongCodes(rig: Rig, count: number): Promise<{ token: string; code: string }> {
  const { email, code } = needed(rig.profile.signInCode, 'the profile has no mailed code');
  const { token } = accepted('requestCode', await ask(rig.open(), 'requestCode', { body: { email, path: '/' } }));
  const body = { token, password: '000 000' };
  for (let times = 0; times < count; times += 1)
    refused('verifyCode', await ask(rig.open(), 'verifyCode', { body }), { status: 400 });
  return { token, code };
}

const ATTEMPTS = 5;
const SPENT = replies.verifyCode.tooManyAttempts.body.errors;

/** How often a reader may log in successfully within a short time. */
const FAIR = 6;

const MOST = 100;

/** Counts the responses before the first 429, each in a new tab unless one is given. */
async function comesToAnEnd(
  rig: Rig,
  call: CallId,
  given: (times: number) => Given,
  tabFor: () => Tab = rig.open,
): Promise<number> {
  for (let times = 0; times <= MOST; times += 1) {
    const { status } = await tabFor().send(requestOf(rig.server, call, given(times)));
    if (status === 429) return times;
  }
  holds(call as Blamed, `status 429 after ${MOST} attempts at most`, false, `${MOST + 1} answers`);
  return MOST;
}
