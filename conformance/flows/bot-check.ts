import { newReader } from '../orders/orders.ts';
import { refusedToken } from '../orders/purchase.ts';
import { changes } from '../readers/changes.ts';
import { ask } from '../runner/ask.ts';
import { callsWith } from '../runner/contract.ts';
import { accepted, lacking, same } from '../runner/expect.ts';
import { requestOf } from '../runner/raw.ts';
import { kitFlow, type Rig, step } from '../runner/rig.ts';
import { botToken } from '../runner/tab.ts';

export const botCheckKit = kitFlow('bot-check', () =>
  changes
    .filter(({ call }) => callsWith('captcha').includes(call))
    .map((change) =>
      step(`refuses ${change.call} with a used or an invalid token`, async (rig) => {
        const tab = await change.by(rig);
        for (const tokenOf of [refusedToken, usedToken]) {
          const captcha = await tokenOf(rig);
          const given = await change.given(rig, tab);
          const { status } = await tab.send(requestOf(rig.server, change.call, { ...given, query: { captcha } }));
          same(change.call, 'the status for an invalid bot check token', status, 403);
        }
      }),
    ),
);

async function usedToken(rig: Rig): Promise<string> {
  if (rig.profile.botCheck?.tokens !== 'fresh') lacking('the profile has no fresh bot check tokens');
  const captcha = botToken(rig.profile);
  const body = { email: newReader(rig).email };
  accepted('joinMailingList', await ask(rig.open(), 'joinMailingList', { params: { query: { captcha } }, body }));
  return captcha;
}
