import { changesOnly, type Latest } from '../readers/all-readers.ts';
import { changes } from '../requests/changes.ts';
import { changesWithBody, hasSameEffect, type Way } from '../requests/effects.ts';
import { begin, send } from '../requests/valid-requests.ts';
import { same } from '../runner/expect.ts';
import { kitFlow, step } from '../runner/test-context.ts';
import { samplesWithin, withTexts } from './texts.ts';

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

/** A form has the effect of the same JSON, with texts of all kinds, lists, numbers, and fields that the contract lacks. */
export const formsKit = kitFlow('forms', () =>
  changesWithBody.map((change) =>
    step(`accepts a form for ${change.call} like JSON`, (t) => {
      const way =
        (more: object, isForm: boolean): Way =>
        (request) => {
          const body = withTexts(change.call, request.body, ({ maxLength }, at) => {
            const samples = samplesWithin(maxLength);
            return samples[at % samples.length] ?? '';
          });
          return send({ ...request, body: { ...body, ...more } }, { isForm });
        };
      return hasSameEffect(t, change, [way({ conformance: 1 }, true)], way({}, false));
    }),
  ),
);
