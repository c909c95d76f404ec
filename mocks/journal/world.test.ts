import { expect, test } from 'vitest';
import { refOf } from '../readers.ts';
import { replies, requests } from '../replies.ts';
import type { ScenarioName } from '../scenario/scenarios.ts';
import { createJournal, type Journal } from './journal.ts';
import { become } from './visitor/sessions.ts';
import { beginWorld, worldOf } from './world.ts';

const noor = { email: 'noor@reader.example', password: 'correct horse' };

function opened(scenario: ScenarioName, session = 'ses_own'): Journal {
  const journal = createJournal({ keepsCookies: true });
  journal.work(({ state }) => {
    state.sessions[session] = null;
    state.worlds[session] = beginWorld(scenario);
  });
  return journal;
}

const sessionOf = ({ headers }: { headers?: object }) =>
  /session=(\w+)/.exec(Object(headers)['Set-Cookie'])?.[1] ?? 'none';

test("a session's scenario affects and counts only its own calls [BEYOND-113]", () => {
  const journal = opened('code-wrong');
  expect(journal.faultOf('verifyCode')).toEqual({});
  expect(journal.faultOf('verifyCode', 'ses_else')).toEqual({});
  expect(journal.faultOf('verifyCode', 'ses_own')).toMatchObject({ reply: 'wrongCode' });
  expect(journal.faultOf('verifyCode', 'ses_own')).toEqual({});
});

test('a session with its own scenario keeps it when everyone else moves [BEYOND-113]', () => {
  const journal = opened('happy');
  journal.choose('unavailable');
  expect(journal.faultOf('getCart', 'ses_own')).toEqual({});
  expect(journal.faultOf('getCart', 'ses_else')).toEqual({ reply: 'unavailable' });
});

test("a login keeps the session's scenario, and a logout ends it [BEYOND-113]", () => {
  const journal = opened('card-declined');
  const session = sessionOf(journal.ask('logIn', { body: noor, session: 'ses_own' }));
  const scenario = () => worldOf({ state: journal.state(), session }).scenario;
  expect([scenario(), Object.keys(journal.state().worlds)]).toEqual(['card-declined', [session]]);
  journal.ask('endSession', { session });
  expect([scenario(), Object.keys(journal.state().worlds)]).toEqual(['happy', []]);
});

test('a session signed out by its own scenario leaves the others logged in [BEYOND-113]', () => {
  const journal = createJournal({ keepsCookies: true });
  const [one, other] = [1, 2].map(() => sessionOf(journal.ask('logIn', { body: noor })));
  journal.work(({ state }) => {
    state.worlds[String(one)] = beginWorld('signed-out');
  });
  journal.faultOf('changeName', one);
  expect(journal.state().sessions).toEqual({ [`${one}`]: null, [`${other}`]: refOf('digital') });
});

test('a journal that signs everyone out ends all sessions with the first call that needs one', () => {
  const journal = createJournal({ keepsCookies: true });
  const [one, other] = [1, 2].map(() => sessionOf(journal.ask('logIn', { body: noor })));
  journal.choose('signed-out');
  journal.faultOf('changeName', one);
  expect(journal.state().sessions).toEqual({ [`${one}`]: null, [`${other}`]: null });
});

test("an order's payment follows the scenario of the session that placed it [BEYOND-113]", () => {
  const journal = opened('card-declined');
  const pay = (session: string) => {
    const query = new URLSearchParams({ captcha: session });
    const answer = journal.ask('donate', { body: requests.donate.onetime.body, query, session });
    const { stripe_secret: secret } = Object(answer.body).data.keys;
    return journal.payments.confirm(secret, { kind: 'taken' }).kind;
  };
  expect(['ses_own', 'ses_else'].map(pay)).toEqual(['failed', 'paid']);
});

test("a session's bot check follows its scenario [BEYOND-113]", () => {
  const journal = opened('bot-check-absent');
  const join = (session: string) => journal.ask('joinMailingList', { body: noor, session });
  expect(join('ses_own')).toEqual(replies.joinMailingList.signedUp);
  expect(join('ses_else')).toEqual(replies.joinMailingList.botCheckRefused);
});

test('switching readers keeps the scenario, and switching to nobody makes a visitor [BEYOND-113]', () => {
  const journal = opened('card-declined');
  const [ref, account] = Object.entries(journal.state().accounts)[0] ?? [];
  const reader = sessionOf({ headers: journal.work((context) => become(context, account), 'ses_own') });
  expect(journal.state()).toMatchObject({
    sessions: { [reader]: ref },
    worlds: { [reader]: { scenario: 'card-declined' } },
  });
  const visitor = sessionOf({ headers: journal.work((context) => become(context, undefined), reader) });
  expect(journal.state()).toMatchObject({
    sessions: { [visitor]: null },
    worlds: { [visitor]: { scenario: 'card-declined' } },
  });
});
