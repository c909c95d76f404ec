import { isDeepStrictEqual } from 'node:util';
import { type Change, changes } from '../readers/changes.ts';
import { valueAt, wholeSightOf } from '../readers/everybody.ts';
import { SAMPLES } from '../readers/samples.ts';
import { subscriberOf } from '../readers/subscriber.ts';
import { holds, same } from '../runner/expect.ts';
import { requestOf } from '../runner/raw.ts';
import { kitFlow, step } from '../runner/rig.ts';

export const formsKit = kitFlow('forms', () => [
  ...FLAT.map((change) =>
    step(`accepts a form for ${change.call} like JSON`, async (rig) => {
      const { call, keep, places = [] } = change;
      const tab = await change.by(rig);
      await keep?.(rig, tab);
      const given = await change.given(rig, tab);
      const before = await wholeSightOf(rig, tab);
      const { status } = await tab.send(requestOf(rig.server, call, given, { isForm: true }));
      same(call, 'the status for a form', status, 200);
      const after = await wholeSightOf(rig, tab);
      for (const place of places)
        holds(call, `a change of ${place}`, !isDeepStrictEqual(valueAt(after, place), valueAt(before, place)), place);
    }),
  ),
  step('keeps texts from a form verbatim', async (rig) => {
    const tab = await rig.as('noSubscription');
    for (const [what, name] of Object.entries(SAMPLES)) {
      const { status } = await tab.send(requestOf(rig.server, 'changeName', { body: { name } }, { isForm: true }));
      same('changeName', `the status for ${what} in a form`, status, 200);
      same('changeName', `the stored name from a form with ${what}`, (await subscriberOf(tab)).account.name, name);
    }
  }),
]);

const FLAT: Change[] = changes.filter(({ call }) =>
  [
    'changeName',
    'replaceName',
    'changeEmail',
    'changeAddress',
    'saveAddress',
    'changeAddressByLink',
    'patchAddressByLink',
    'setCard',
    'setDonationCard',
    'logIn',
    'requestCode',
    'verifyCode',
    'resetPassword',
    'joinMailingList',
  ].includes(call),
);
