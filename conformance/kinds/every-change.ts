import { changesOnly, type Latest } from '../readers/all-readers.ts';
import { changes } from '../requests/changes.ts';
import { begin, send } from '../requests/valid-requests.ts';
import { same } from '../runner/expect.ts';
import { kitFlow, step } from '../runner/test-context.ts';

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
