import type { CallId } from '../../mocks/documented.ts';
import { callIds, isChanging, visitIds } from '../../mocks/routes.ts';
import { shown } from '../readers/all-readers.ts';
import { subscriberOf } from '../readers/subscriber.ts';
import { exampleOf, isOwn, opensByLink, ownCalls } from '../runner/contract.ts';
import { refused, same } from '../runner/expect.ts';
import { type Asked, ask, isPage, NOWHERE } from '../runner/request.ts';
import { botToken } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

/** A reader's own data are private without a session. A mailed link opens only what it is for. */
export const signedOutKit = kitFlow('signed-out', () => [
  ...ownCalls.map((call) =>
    step(`answers ${call} with 401 without a session`, async (t) => {
      await t.offer.need(call);
      const tokens = opensByLink(call) ? [] : linksOf(t);
      for (const token of [undefined, ...tokens]) {
        const query = { membership: '', captcha: botToken(t.profile), ...(token && { token }) };
        refused(call, await ask(t.open(), call, givenTo(call, query)), { status: 401 });
      }
    }),
  ),
  step("shows no reader's page without a session", async (t) => {
    for (const id of visitIds.filter(isPage))
      for (const token of isOwn(id) && !opensByLink(id) ? ['', ...linksOf(t)] : [])
        same(
          id,
          'the page without a session',
          await shown(t, t.open(), id, { params: NOWHERE, query: { token } }),
          undefined,
        );
  }),
]);

const linksOf = ({ profile }: TestContext): string[] => Object.values(profile.links ?? {});

/**
 * An administrator who views a reader's pages cannot change anything there, and `admin-view` does nothing for others.
 */
export const viewOnlyKit = kitFlow('view-only', () => [
  ...callIds.filter(isChanging).map((call) =>
    step(`answers ${call} with 403 in an administrator's view`, async (t) => {
      await t.offer.need(call);
      const { ref } = (await subscriberOf(await t.as('subscriber'))).account;
      const query = { 'admin-view': ref, captcha: botToken(t.profile) };
      refused(call, await ask(await t.as('administrator'), call, givenTo(call, query)), { status: 403 });
    }),
  ),
  step('ignores the view parameter for readers and visitors', async (t) => {
    const { ref } = (await subscriberOf(await t.as('subscriber'))).account;
    const tab = await t.as('noSubscription');
    const own = (await subscriberOf(tab)).account.ref;
    same('getSubscriber', 'the account shown', (await subscriberOf(tab, ref)).account.ref, own);
  }),
]);

/** The contract's example: who may not call at all learns nothing of what it names. */
function givenTo(call: CallId, query: object) {
  const { path, body, ...example } = exampleOf(call);
  return { params: { path, query: { ...example.query, ...query } }, body } as Asked<CallId>; // extra parameters are ignored
}
