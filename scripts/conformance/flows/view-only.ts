import { read } from '#machines/api/reply.ts';
import type { CallId } from '#mocks/documented.ts';
import { requests } from '#mocks/replies.ts';
import { routes } from '#mocks/routes.gen.ts';
import { type ChangingId, callIds, isChanging } from '#mocks/routes.ts';
import { refused, same } from '../expect.ts';
import { kitFlow, step } from '../rig.ts';
import { subscriberOf } from '../subscriber.ts';
import { botToken, type Tab } from '../tab.ts';

/** An administrator who looks at a reader's pages changes nothing there, and `admin-view` means nothing to anybody else. */
export const viewOnlyKit = kitFlow('view-only', () => [
  ...callIds.filter(isChanging).map((call) =>
    step(`answers ${call} with 403 in an administrator's view`, async (rig) => {
      const { ref } = (await subscriberOf(await rig.as('subscriber'))).subscriber.account;
      const query = { 'admin-view': ref, captcha: botToken(rig.profile) };
      refused(call, await ask(await rig.as('administrator'), call, query), { status: 403 });
    }),
  ),
  step('shows nobody else a view of another reader', async (rig) => {
    const { ref } = (await subscriberOf(await rig.as('subscriber'))).subscriber.account;
    const tab = await rig.as('noSubscription');
    const own = (await subscriberOf(tab)).subscriber.account.ref;
    same('getSubscriber', 'whose account is shown', (await subscriberOf(tab, ref)).subscriber.account.ref, own);
  }),
]);

/** What stands in the paths of the calls that change something; none of it is looked at in a view. */
const PATH_VALUES = { invoice: 'inv_5tG4hA', shipcode: 'ship-a' };

type AnyApi = { request: (method: string, path: string, init: object) => Promise<{ response: Response }> };

/** Makes a call with what the contract has first as its body; whatever it is answered with but a refusal is a success. */
function ask({ api }: Tab, call: ChangingId, query: object) {
  const { method, path } = routes[call];
  const bodies: Partial<Record<CallId, Record<string, { body: unknown }>>> = requests;
  const body = Object.values(bodies[call] ?? {})[0]?.body;
  const params = { path: PATH_VALUES, query };
  // One signature for all calls, where the client has one for each.
  return read((api as unknown as AnyApi).request(method, path, { params, body }), (answer) => answer);
}
