import { resetPassword } from '#machines/visitor/reset-password/reset-password.ports.ts';
import { ask } from '../ask.ts';
import { holds, needed, refused, sameAnswers } from '../expect.ts';
import { newReader } from '../orders.ts';
import { kitFlow, step } from '../rig.ts';
import type { Tab } from '../tab.ts';

/** Asking for a link to a new password. */
export const resetPasswordKit = kitFlow('reset-password', () => [
  step('says that a link is on its way', async (rig) => {
    const { email } = needed(rig.profile.readers?.noSubscription, 'the profile has no reader "noSubscription"');
    const actor = rig.start(resetPassword, rig.open(), { email });
    actor.send({ type: 'form.submitted' });
    const { output } = await rig.reach(actor, 'its end', ({ status }) => status === 'done', 'resetPassword');
    holds('resetPassword', 'words for the panel', (output?.message ?? '').trim() !== '', output);
  }),
  step('answers an unknown address in the same words as a known one', async (rig) => {
    const tab = rig.open();
    const { email } = needed(rig.profile.readers?.noSubscription, 'the profile has no reader "noSubscription"');
    await sameAnswers('resetPassword', 'the answer to an unknown address', tab, [
      () => request(tab, email),
      () => request(tab, newReader(rig).email),
    ]);
  }),
  step('refuses an address that is none at email', async (rig) => {
    refused('resetPassword', await request(rig.open(), 'nobody'), { status: 400, field: 'email' });
  }),
]);

const request = (tab: Tab, email: string) => ask(tab, 'resetPassword', { body: { email } });
