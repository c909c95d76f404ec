import { autorenew as autorenewFlow } from '#machines/account/page/autorenew.ports.ts';
import { read } from '#machines/api/reply.ts';
import { AutorenewReply } from '#machines/api/schemas/account/AutorenewReply.ts';
import type { Bench } from '../bench.ts';
import { accepted, refused, same } from '../expect.ts';
import { kitFlow, step } from '../flow.ts';
import { subscriberOf } from '../subscriber.ts';
import type { Tab } from '../tab.ts';

/** Whether a subscription renews by itself. */
export const autorenewKit = kitFlow('autorenew', () => [
  step('flips, and is read as it was flipped', async (bench) => {
    const tab = await bench.as('subscriber');
    const before = await autorenewOf(tab);
    bench.undo('autorenew', async () => {
      if ((await autorenewOf(tab)) !== before) accepted('flipAutorenew', await flip(tab));
    });
    await flipped(bench, tab);
    same('flipAutorenew', 'autorenew after it was flipped', await autorenewOf(tab), !before);
    await flipped(bench, tab);
    same('flipAutorenew', 'autorenew after it was flipped twice', await autorenewOf(tab), before);
  }),
  step('says in its reply what holds now', async (bench) => {
    const tab = await bench.as('subscriber');
    const { autorenew } = accepted('flipAutorenew', await flip(tab));
    same('flipAutorenew', 'what the reply says', autorenew, await autorenewOf(tab));
    accepted('flipAutorenew', await flip(tab));
  }),
  step('is not switched on with nothing on file', async (bench) => {
    const tab = await bench.as('nothingOnFile');
    refused('flipAutorenew', await flip(tab), { status: 409 });
    same('flipAutorenew', 'autorenew after a refusal', await autorenewOf(tab), false);
  }),
  step('is not switched on without a subscription', async (bench) => {
    refused('flipAutorenew', await flip(await bench.as('noSubscription')), { status: 409 });
  }),
]);

/** Flips autorenew as a reader does, who is asked first. */
async function flipped(bench: Bench, tab: Tab): Promise<void> {
  const actor = bench.start(autorenewFlow, tab, undefined as never); // it takes no input
  actor.send({ type: 'act.requested' });
  actor.send({ type: 'act.confirmed' });
  const { output } = await bench.reach(actor, 'its end', ({ status }) => status === 'done', 'flipAutorenew');
  same('flipAutorenew', 'how the page is left', output, { reload: true });
}

const flip = ({ api }: Tab) => read(api.POST('/api/account/autorenew', {}), AutorenewReply);

const autorenewOf = async (tab: Tab): Promise<boolean> => (await subscriberOf(tab)).subscriber.account.autorenew;
