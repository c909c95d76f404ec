import { autorenewIn } from '../../machines/account/page/autorenew.machine.ts';
import { autorenew as autorenewFlow } from '../../machines/account/page/autorenew.ports.ts';
import type { AutorenewRequest } from '../../machines/api/contract.ts';
import { keepAutorenew, refusesOutdated, subscriberOf, versionOf } from '../readers/subscriber.ts';
import { accepted, holds, refused, same } from '../runner/expect.ts';
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
  step('returns the new value in its reply', async (t) => {
    const tab = await t.as('subscriber');
    const { autorenew } = accepted('flipAutorenew', await flip(tab));
    same('flipAutorenew', 'what the reply says', autorenew, await autorenewOf(tab));
    accepted('flipAutorenew', await flip(tab));
  }),
  step('sets the requested value and increments the version', async (t) => {
    const tab = await t.as('subscriber');
    const version = await versionOf(tab);
    const before = await kept(t, tab);
    for (const wanted of [!before, before]) {
      const reply = accepted('flipAutorenew', await become(tab, { autorenew: wanted, version: await versionOf(tab) }));
      same('flipAutorenew', 'what the reply says', reply, { autorenew: wanted });
      same('flipAutorenew', 'autorenew after it was requested', await autorenewOf(tab), wanted);
    }
    const after = await versionOf(tab);
    holds('flipAutorenew', 'a higher version than before', after > version, after);
  }),
  step('changes nothing if the value is already set', async (t) => {
    const tab = await t.as('subscriber');
    const version = await versionOf(tab);
    const autorenew = await kept(t, tab);
    const reply = accepted('flipAutorenew', await become(tab, { autorenew, version }));
    same('flipAutorenew', 'what the reply says', reply, { autorenew });
    same('flipAutorenew', 'autorenew, which was already set', await autorenewOf(tab), autorenew);
  }),
  step('refuses a switch with an outdated subscription version and changes nothing', async (t) => {
    const tab = await t.as('subscriber');
    const autorenew = !(await kept(t, tab));
    await refusesOutdated('flipAutorenew', tab, (version) => become(tab, { autorenew, version }));
  }),
  step('refuses to switch autorenew on without a payment method on file', async (t) => {
    const tab = await t.as('nothingOnFile');
    refused('flipAutorenew', await flip(tab), { status: 409 });
    same('flipAutorenew', 'autorenew after a refusal', await autorenewOf(tab), false);
  }),
  step('refuses autorenew for a lifetime subscription', async (t) => {
    refused('flipAutorenew', await flip(await t.as('lifetime')), { status: 409 });
  }),
  step('refuses to switch autorenew on without a subscription', async (t) => {
    refused('flipAutorenew', await flip(await t.as('noSubscription')), { status: 409 });
  }),
]);

async function flipped(t: TestContext, tab: Tab): Promise<void> {
  const { account, timetable } = await subscriberOf(tab);
  const actor = t.start(autorenewFlow, tab, undefined as never); // it takes no input
  actor.send({ type: 'act.requested', shown: autorenewIn({ subscriber: { account }, timetable }) });
  actor.send({ type: 'act.confirmed' });
  const { output } = await t.reach(actor, 'its end', ({ status }) => status === 'done', 'flipAutorenew');
  const act = account.autorenew ? 'autorenewOff' : 'autorenewOn';
  same('flipAutorenew', 'how the page is left', output, { reload: true, notice: { act, end: 'done' } });
}

async function kept(t: TestContext, tab: Tab): Promise<boolean> {
  await keepAutorenew(t, tab);
  return autorenewOf(tab);
}

const become = (tab: Tab, body: AutorenewRequest) => ask(tab, 'flipAutorenew', { body });

const flip = (tab: Tab) => ask(tab, 'flipAutorenew', {});

const autorenewOf = async (tab: Tab): Promise<boolean> => (await subscriberOf(tab)).account.autorenew;
