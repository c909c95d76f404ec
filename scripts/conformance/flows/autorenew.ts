import { autorenewIn } from '#machines/account/page/autorenew.machine.ts';
import { autorenew as autorenewFlow } from '#machines/account/page/autorenew.ports.ts';
import type { AutorenewRequest } from '#machines/api/contract.ts';
import { ask } from '../ask.ts';
import { accepted, holds, refused, same } from '../expect.ts';
import { kitFlow, type Rig, step } from '../rig.ts';
import { refusesOutdated, subscriberOf, versionOf } from '../subscriber.ts';
import type { Tab } from '../tab.ts';

/** Whether a subscription renews by itself. */
export const autorenewKit = kitFlow('autorenew', () => [
  step('flips, and is read as it was flipped', async (rig) => {
    const tab = await rig.as('subscriber');
    const before = await kept(rig, tab);
    await flipped(rig, tab);
    same('flipAutorenew', 'autorenew after it was flipped', await autorenewOf(tab), !before);
    await flipped(rig, tab);
    same('flipAutorenew', 'autorenew after it was flipped twice', await autorenewOf(tab), before);
  }),
  step('says in its reply what holds now', async (rig) => {
    const tab = await rig.as('subscriber');
    const { autorenew } = accepted('flipAutorenew', await flip(tab));
    same('flipAutorenew', 'what the reply says', autorenew, await autorenewOf(tab));
    accepted('flipAutorenew', await flip(tab));
  }),
  step('becomes what it is asked to become, and counts the version up', async (rig) => {
    const tab = await rig.as('subscriber');
    const version = await versionOf(tab);
    const before = await kept(rig, tab);
    for (const wanted of [!before, before]) {
      const reply = accepted('flipAutorenew', await become(tab, { autorenew: wanted, version: await versionOf(tab) }));
      same('flipAutorenew', 'what the reply says', reply, { autorenew: wanted });
      same('flipAutorenew', 'autorenew after it was asked for', await autorenewOf(tab), wanted);
    }
    const after = await versionOf(tab);
    holds('flipAutorenew', 'a version above the one before', after > version, after);
  }),
  step('changes nothing when it is asked to become what it is', async (rig) => {
    const tab = await rig.as('subscriber');
    const version = await versionOf(tab);
    const autorenew = await kept(rig, tab);
    const reply = accepted('flipAutorenew', await become(tab, { autorenew, version }));
    same('flipAutorenew', 'what the reply says', reply, { autorenew });
    same('flipAutorenew', 'autorenew, which was so already', await autorenewOf(tab), autorenew);
  }),
  step('refuses a switch that was built on an older version of the subscription, and changes nothing', async (rig) => {
    const tab = await rig.as('subscriber');
    const autorenew = !(await kept(rig, tab));
    await refusesOutdated('flipAutorenew', tab, (version) => become(tab, { autorenew, version }));
  }),
  step('is not switched on with nothing on file', async (rig) => {
    const tab = await rig.as('nothingOnFile');
    refused('flipAutorenew', await flip(tab), { status: 409 });
    same('flipAutorenew', 'autorenew after a refusal', await autorenewOf(tab), false);
  }),
  step('has nothing to renew for a reader who is subscribed for life', async (rig) => {
    refused('flipAutorenew', await flip(await rig.as('lifetime')), { status: 409 });
  }),
  step('is not switched on without a subscription', async (rig) => {
    refused('flipAutorenew', await flip(await rig.as('noSubscription')), { status: 409 });
  }),
]);

/** Flips autorenew as a reader does, who is asked first. */
async function flipped(rig: Rig, tab: Tab): Promise<void> {
  const { account, timetable } = await subscriberOf(tab);
  const actor = rig.start(autorenewFlow, tab, undefined as never); // it takes no input
  actor.send({ type: 'act.requested', shown: autorenewIn({ subscriber: { account }, timetable }) });
  actor.send({ type: 'act.confirmed' });
  const { output } = await rig.reach(actor, 'its end', ({ status }) => status === 'done', 'flipAutorenew');
  const act = account.autorenew ? 'autorenewOff' : 'autorenewOn';
  same('flipAutorenew', 'how the page is left', output, { reload: true, notice: { act, end: 'done' } });
}

/** Autorenew as it is, which is put back when the flow has ended. */
async function kept(rig: Rig, tab: Tab): Promise<boolean> {
  const before = await autorenewOf(tab);
  rig.undo('autorenew', async () => {
    if ((await autorenewOf(tab)) !== before) accepted('flipAutorenew', await flip(tab));
  });
  return before;
}

const become = (tab: Tab, body: AutorenewRequest) => ask(tab, 'flipAutorenew', { body });

const flip = (tab: Tab) => ask(tab, 'flipAutorenew', {});

const autorenewOf = async (tab: Tab): Promise<boolean> => (await subscriberOf(tab)).account.autorenew;
