import { type Change, changes, seen } from '../readers/changes.ts';
import { subscriberOf } from '../readers/subscriber.ts';
import { holds, same } from '../runner/expect.ts';
import { requestOf } from '../runner/raw.ts';
import { kitFlow, type Rig, step } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';

/** Pages of other sites cannot change anything. Every call is tested, since a server may check the origin per call. */
export const originsKit = kitFlow('origins', () => [
  ...changes.map((change) =>
    step(`refuses ${change.call} from another origin and changes nothing`, async (rig) => {
      const tab = await change.by(rig);
      // A page that sells opens a session for visitors without one.
      await change.given(rig, tab);
      const session = await tab.session();
      const before = await seen(rig, tab, change);
      for (const headers of foreign(rig, change)) await isRefused(rig, tab, change, headers);
      same(change.call, 'the session after a change from another origin', await tab.session(), session);
      same(change.call, 'the data after a change from another origin', await seen(rig, tab, change), before);
    }),
  ),
  step('accepts a change from its own origin', async (rig) => {
    const tab = await rig.as('subscriber');
    const { name } = (await subscriberOf(tab)).account;
    const headers = { Origin: rig.server.origin };
    const { status } = await tab.send(requestOf(rig.server, 'changeName', { body: { name } }, { headers }));
    same('changeName', "the status of a change from the site's own origin", status, 200);
  }),
]);

/** Headers that a page of another site can send. Fewer for calls that mail a code on each attempt. */
function foreign({ server }: Rig, { call }: Change): Record<string, string>[] {
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

async function isRefused(rig: Rig, tab: Tab, { call, given }: Change, headers: Record<string, string>): Promise<void> {
  const { status } = await tab.send(requestOf(rig.server, call, await given(rig, tab), { headers }));
  const what = `a refusal of a change from the origin ${headers.Origin}${headers['Content-Type'] ? ', sent as text' : ''}`;
  // A donation cannot be restarted here anyway, so only the status shows the reason.
  const isRefusal = call === 'restartDonation' ? status === 403 : status >= 400 && status < 500;
  holds(call, what, isRefusal, `status ${status}`);
}
