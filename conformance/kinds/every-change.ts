import { newReader } from '../orders/orders.ts';
import { changesOnly, type Latest } from '../readers/all-readers.ts';
import { type Change, changes, seen } from '../readers/changes.ts';
import { SAMPLES } from '../readers/samples.ts';
import { subscriberOf } from '../readers/subscriber.ts';
import { callsWith } from '../runner/contract.ts';
import { accepted, holds, same, skip } from '../runner/expect.ts';
import { ask, requestOf } from '../runner/request.ts';
import { botToken } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';
import { changesWithBody, hasSameEffect } from './effects.ts';
import { begin, beginRefused, send, type ValidRequest } from './valid-requests.ts';

/** Pages of other sites cannot change anything. Every call is tested, since a server may check the origin per call. */
export const originsKit = kitFlow('origins', () => [
  ...changes.map((change) =>
    step(`refuses ${change.call} from another origin and changes nothing`, async (t) => {
      const request = await beginRefused(t, change);
      const { tab } = request;
      const session = await tab.session();
      const before = await seen(t, tab, change);
      for (const headers of foreign(t, change)) await isRefused(request, headers);
      same(change.call, 'the session after a change from another origin', await tab.session(), session);
      same(change.call, 'the data after a change from another origin', await seen(t, tab, change), before);
    }),
  ),
  step('accepts a change from its own origin', async (t) => {
    const tab = await t.as('subscriber');
    const { name } = (await subscriberOf(tab)).account;
    const headers = { Origin: t.server.origin };
    const { status } = await tab.send(requestOf(t.server, 'changeName', { body: { name } }, { headers }));
    same('changeName', "the status of a change from the site's own origin", status, 200);
  }),
]);

/** Headers that a page of another site can send. Fewer for calls that mail a code on each attempt. */
function foreign({ server }: TestContext, { call }: Change): Record<string, string>[] {
  const { protocol, hostname, host, port } = server;
  const other = protocol === 'http:' ? 'https:' : 'http:';
  const origins = [
    'https://evil.example',
    'null',
    `${protocol}//${hostname}:${port === '81' ? '82' : '81'}`,
    `${other}//${host}`,
    `${protocol}//${hostname}.evil.example`,
    `${protocol}//evil${hostname}`,
    `${protocol}//evil.${host}`,
  ];
  const few = call === 'verifyCode' ? origins.slice(0, 2) : origins;
  return [
    ...few.map((Origin) => ({ Origin })),
    // Forms can send this without a preflight request.
    ...(call === 'verifyCode' ? [] : [{ Origin: 'https://evil.example', 'Content-Type': 'text/plain' }]),
  ];
}

async function isRefused(request: ValidRequest, headers: Record<string, string>) {
  const { call } = request.change;
  const { status } = await send(request, { headers });
  const what = `a refusal of a change from the origin ${headers.Origin}${headers['Content-Type'] ? ', sent as text' : ''}`;
  // A donation cannot be restarted here anyway, so only the status shows the reason.
  const isRefusal = call === 'restartDonation' ? status === 403 : status >= 400 && status < 500;
  holds(call, what, isRefusal, `status ${status}`);
}

export const bystandersKit = kitFlow('bystanders', () => {
  const latest: Latest = {};
  return changes
    .filter(({ isFinal }) => !isFinal)
    .map((change) =>
      step(`${change.call} changes only what it should and nothing of other readers`, async (t) => {
        const { call, keep, places = [], besides = [] } = change;
        const request = await begin(t, change);
        const { tab } = request;
        await keep?.(t, tab);
        const own = !ENTRIES.has(call) && { tab };
        const act = async () => {
          const { status, body } = await send(request, { headers: { Origin: t.server.origin } });
          same(call, 'the status of a change from its own page', status, 200);
          return body;
        };
        await changesOnly(t, { call, ...own, places, besides }, act, latest);
      }),
    );
});

/** After a login or logout the tab belongs to someone else. */
const ENTRIES = new Set<string>(['logIn', 'verifyCode', 'endSession', 'logOut']);

export const botCheckKit = kitFlow('bot-check', () =>
  changes
    .filter(({ call }) => callsWith('captcha').includes(call))
    .map((change) =>
      step(`refuses ${change.call} with a used or an invalid token`, async (t) => {
        const request = await beginRefused(t, change);
        for (const captcha of [t.entry('botCheck', 'refused'), await usedToken(t)]) {
          const { status } = await send({ ...request, query: { captcha } });
          same(change.call, 'the status for an invalid bot check token', status, 403);
        }
      }),
    ),
);

/** A token of the bot check that another call has used. */
export async function usedToken(t: TestContext): Promise<string> {
  if (t.profile.botCheck?.tokens !== 'fresh') skip('the profile has no fresh bot check tokens');
  const captcha = botToken(t.profile);
  const body = { email: newReader(t).email };
  accepted('joinMailingList', await ask(t.open(), 'joinMailingList', { params: { query: { captcha } }, body }));
  return captcha;
}

/** A form has the effect of the same JSON, also with lists, numbers, and fields that the contract does not have. */
export const formsKit = kitFlow('forms', () => [
  ...changesWithBody.map((change) =>
    step(`accepts a form for ${change.call} like JSON`, (t) =>
      hasSameEffect(
        t,
        change,
        [{}, { conformance: 1 }].map((more) => async (request) => {
          const reply = await send({ ...request, body: { ...request.body, ...more } }, { isForm: true });
          same(change.call, 'the status for a form', reply.status, 200);
          return reply;
        }),
      ),
    ),
  ),
  step('keeps texts from a form verbatim', async (t) => {
    const tab = await t.as('noSubscription');
    for (const [what, name] of Object.entries(SAMPLES)) {
      const { status } = await tab.send(requestOf(t.server, 'changeName', { body: { name } }, { isForm: true }));
      same('changeName', `the status for ${what} in a form`, status, 200);
      same('changeName', `the stored name from a form with ${what}`, (await subscriberOf(tab)).account.name, name);
    }
  }),
]);
