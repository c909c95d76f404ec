import { autorenewIn } from '../../machines/account/page/autorenew.machine.ts';
import { autorenew as autorenewFlow } from '../../machines/account/page/autorenew.ports.ts';
import type { AutorenewRequest } from '../../machines/api/contract.ts';
import { played } from '../readers/played.ts';
import { keepAutorenew, subscriberOf, versionOf } from '../readers/subscriber.ts';
import { accepted, holds, same } from '../runner/expect.ts';
import { ask } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const autorenewKit = kitFlow('autorenew', () => [
  step('flips autorenew and shows the new value', async (t) => {
    const tab = await t.as('subscriber');
    const before = await kept(t, tab);
    await flipped(t, tab);
    same('flipAutorenew', 'autorenew after it was flipped', await autorenewOf(tab), !before);
    await flipped(t, tab);
    same('flipAutorenew', 'autorenew after it was flipped twice', await autorenewOf(tab), before);
  }),
  step('sets the requested value, which may be set already, and increments the version', async (t) => {
    const tab = await t.as('subscriber');
    const version = await versionOf(tab);
    const before = await kept(t, tab);
    for (const wanted of [!before, before, before]) {
      const reply = accepted('flipAutorenew', await become(tab, { autorenew: wanted, version: await versionOf(tab) }));
      same('flipAutorenew', 'what the reply says', reply, { autorenew: wanted });
      same('flipAutorenew', 'autorenew after it was requested', await autorenewOf(tab), wanted);
    }
    const after = await versionOf(tab);
    holds('flipAutorenew', 'a higher version than before', after > version, after);
  }),
]);

async function flipped(t: TestContext, tab: Tab): Promise<void> {
  const { account, timetable } = await subscriberOf(tab);
  const input = undefined as never; // it takes none
  const { output } = await played(
    t,
    'flipAutorenew',
    { flow: autorenewFlow, tab, input },
    { type: 'act.requested', shown: autorenewIn({ subscriber: { account }, timetable }) },
    { type: 'act.confirmed' },
  );
  const act = account.autorenew ? 'autorenewOff' : 'autorenewOn';
  same('flipAutorenew', 'how the page is left', output, { reload: true, notice: { act, end: 'done' } });
}

async function kept(t: TestContext, tab: Tab): Promise<boolean> {
  await keepAutorenew(t, tab);
  return autorenewOf(tab);
}

const become = (tab: Tab, body: AutorenewRequest) => ask(tab, 'flipAutorenew', { body });

const autorenewOf = async (tab: Tab): Promise<boolean> => (await subscriberOf(tab)).account.autorenew;
