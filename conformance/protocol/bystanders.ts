import { changes } from '../readers/changes.ts';
import { changesOnly, type Latest } from '../readers/everybody.ts';
import { holds } from '../runner/expect.ts';
import { requestOf } from '../runner/raw.ts';
import { kitFlow, step } from '../runner/rig.ts';

export const bystandersKit = kitFlow('bystanders', () => {
  const latest: Latest = {};
  return changes
    .filter(({ isFinal }) => !isFinal)
    .map((change) =>
      step(`${change.call} changes only what it should and nothing of other readers`, async (rig) => {
        const { call, keep, places = [], besides = [] } = change;
        const tab = await change.by(rig);
        await keep?.(rig, tab);
        const given = await change.given(rig, tab);
        const own = !ENTRIES.has(call) && { tab };
        const act = async () => {
          const headers = { Origin: rig.server.origin };
          const { status } = await tab.send(requestOf(rig.server, call, given, { headers }));
          holds(call, 'a success', status === 200, `status ${status}`);
        };
        await changesOnly(rig, { call, ...own, places, besides }, act, latest);
      }),
    );
});

/** After a login or logout the tab belongs to someone else. */
const ENTRIES = new Set<string>(['logIn', 'verifyCode', 'endSession', 'logOut']);
