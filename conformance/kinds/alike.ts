import type { ChangingId } from '../../mocks/routes.ts';
import { newReader } from '../orders/orders.ts';
import { sold } from '../readers/opened-accounts.ts';
import { loginOf, mailedToken } from '../readers/subscriber.ts';
import { changeOf } from '../requests/changes.ts';
import { begin, send } from '../requests/valid-requests.ts';
import { holds, same } from '../runner/expect.ts';
import type { Given } from '../runner/request.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

/** Calls whose answer must not reveal whose a value is, and where they take it. Undefined values are not tried. */
interface Alike {
  calls: readonly ChangingId[];
  what: string;
  values: (t: TestContext) => Promise<readonly (string | undefined)[]>;
  given: (value: string, body: object) => Given;
}

const knownAndUnknown = async (t: TestContext) => [loginOf(t, 'noSubscription').email, newReader(t).email];

const ALIKE: readonly Alike[] = [
  {
    calls: ['logIn'],
    what: 'a wrong password and an unknown address',
    values: knownAndUnknown,
    given: (email) => ({ body: { email, password: 'no password of anybody' } }),
  },
  {
    calls: ['requestCode', 'resetPassword'],
    what: 'a known and an unknown address',
    values: knownAndUnknown,
    given: (email, body) => ({ body: { ...body, email } }),
  },
  {
    calls: ['verifyCode'],
    what: 'wrong codes of a known and an unknown address',
    values: async (t) => Promise.all((await knownAndUnknown(t)).map((email) => mailedToken(t.open(), email))),
    given: (token) => ({ body: { token, password: '000 000' } }),
  },
  {
    calls: ['joinMailingList'],
    what: "a new, a listed and a reader's address",
    values: async (t) => {
      const { email } = newReader(t);
      return [email, email, loginOf(t, 'subscriber').email];
    },
    given: (email) => ({ body: { email } }),
  },
  {
    calls: ['changeEmail'],
    what: "a free and another reader's address",
    values: async (t) => [newReader(t).email, loginOf(t, 'lifetime').email],
    given: (email) => ({ body: { email } }),
  },
  {
    calls: ['renewLink'],
    what: 'a link that is renewed, an unknown one and one that is not',
    values: async (t) => [t.entry('links', 'expired'), 'lnk_none', t.profile.links?.address],
    given: (token) => ({ body: { token } }),
  },
  {
    calls: ['findOrder'],
    what: 'an unknown number and the number of another',
    values: async (t) => [`R-${t.fresh()}`, (await sold(t)).search.number],
    given: (number) => ({ body: { number, email: 'nobody@reader.example' } }),
  },
  {
    calls: ['changeAddressByLink', 'patchAddressByLink'],
    what: 'an unknown, an expired and a used link, and one for something else',
    values: async ({ profile: { links = {} } }) => ['lnk_none', links.expired, links.used, links.payment],
    given: (token) => ({ query: { token } }),
  },
];

/** Nobody learns whether an address has an account, or what a link was for. */
export const alikeKit = kitFlow('alike', () =>
  ALIKE.flatMap(({ calls, what, values, given }) =>
    calls.map((call) =>
      step(`${call} answers alike for ${what}`, async (t) => {
        const change = changeOf(call);
        const request = await begin(t, change);
        await change.keep?.(t, request.tab);
        const answerTo = async (value: string) => {
          const { status, body } = await send({ ...request, ...given(value, request.body) });
          const { message } = Object(body);
          if (message !== undefined) holds(call, 'a message for the reader', String(message).trim() !== '', body);
          // Every code has its own token.
          return { status, text: JSON.stringify({ ...Object(body), token: undefined }).replaceAll(value, '…') };
        };
        const [first = '', ...others] = await values(t);
        const answer = await answerTo(first);
        for (const other of others)
          if (other !== undefined) same(call, 'the answer to another value', await answerTo(other), answer);
      }),
    ),
  ),
);
