import { keepAutorenew, subscriberOf, versionOf } from '../readers/subscriber.ts';
import { accepted, holds, same } from '../runner/expect.ts';
import { ask } from '../runner/request.ts';
import { kitFlow, step } from '../runner/test-context.ts';

export const autorenewKit = kitFlow('autorenew', () => [
  step('sets the requested value, which may be set already, and increments the version', async (t) => {
    const tab = await t.as('subscriber');
    await keepAutorenew(t, tab);
    const { account: before, timetable } = await subscriberOf(tab);
    for (const autorenew of [!before.autorenew, before.autorenew, before.autorenew]) {
      const { version } = (await subscriberOf(tab)).timetable;
      const reply = accepted('flipAutorenew', await ask(tab, 'flipAutorenew', { body: { autorenew, version } }));
      same('flipAutorenew', 'what the reply says', reply, { autorenew });
      const { account } = await subscriberOf(tab);
      same('flipAutorenew', 'autorenew after it was requested', account.autorenew, autorenew);
    }
    const after = await versionOf(tab);
    holds('flipAutorenew', 'a higher version than before', after > Number(timetable.version), after);
  }),
]);
